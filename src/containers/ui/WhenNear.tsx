import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenNeeded } from '#src/browser/page/whenNeeded.ts';
import { LateRoom } from '#src/components/page/LateRoom.tsx';
import { CodeBoundary } from './CodeBoundary.tsx';

interface Props {
  /** Of the room's element: links lead to it. */
  id: string;
  kind: ComponentProps<typeof LateRoom>['kind'];
  /** Where the code does not come. */
  instead?: ReactNode;
  /** Made of lazy components: their code and data are asked for when the room is near. */
  children: ReactNode;
}

/** Room at the end of a page; what stands in it comes when the visitor does. */
export function WhenNear({ id, kind, instead, children }: Props) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void whenNeeded(id).then(() => {
      if (isMounted) setNear(true);
    });
    return () => {
      isMounted = false;
    };
  }, [id]);
  return (
    <LateRoom id={id} kind={kind}>
      {isNear && (
        <CodeBoundary instead={instead}>
          <Suspense>{children}</Suspense>
        </CodeBoundary>
      )}
    </LateRoom>
  );
}
