import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

type Props<T> = {
  /** `loading` also stands for „not started yet“. */
  status: 'loading' | 'error' | 'ready';
  data: T | undefined;
  /** Offered beside the error message. */
  onRetry?: () => void;
  children: (data: T) => ReactNode;
};

/** A section that shows data: a loading indicator, the spec's small error message, or the content (spec 2). */
export function DataSection<T>({ status, data, onRetry, children }: Props<T>) {
  if (data !== undefined) return <>{children(data)}</>;
  if (status === 'error') {
    return (
      <div role="alert" className="flex min-h-40 flex-wrap items-center gap-x-5 gap-y-3 py-8">
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
    <div className="flex min-h-40 items-center py-8">
      <Spinner />
    </div>
  );
}
