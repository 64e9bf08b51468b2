import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

/** How much room a section keeps until its content is there, so that what follows comes after it: a page has its own margins. */
export type Room = 'section' | 'list' | 'page';

type Props<T> = {
  /** `loading` also stands for „not started yet“. */
  status: 'loading' | 'error' | 'ready';
  data: T | undefined;
  room?: Room | undefined;
  /** Offered beside the error message. */
  onRetry?: () => void;
  children: (data: T) => ReactNode;
};

const rooms: Record<Room, string> = { section: 'min-h-40', list: 'min-h-[70vh]', page: 'page min-h-[80vh]' };

/** A section that shows data: a loading indicator, the spec's small error message, or the content (spec 2). */
export function DataSection<T>({ status, data, room = 'section', onRetry, children }: Props<T>) {
  if (data !== undefined) return <>{children(data)}</>;
  if (status === 'error') {
    return (
      <div role="alert" className={`flex flex-wrap content-start items-center gap-x-5 gap-y-3 py-8 ${rooms[room]}`}>
        <p className="text-sm text-danger-text">Nepodarilo sa načítať</p>
        {onRetry && (
          <Button kind="quiet" size="small" onPress={onRetry}>
            Skúsiť znova
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={`flex items-start py-8 ${rooms[room]}`}>
      <Spinner />
    </div>
  );
}
