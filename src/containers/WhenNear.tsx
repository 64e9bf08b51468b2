import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenNeeded } from '#src/browser/whenNeeded.ts';

interface Props {
  /** Of the room's element: links lead to it. */
  id: string;
  /** Room for the content, so that what follows stays where it is. */
  className: string;
  /** Made of lazy components: their code and data are asked for when the room is near. */
  children: ReactNode;
}

/** Room at the end of a page; what stands in it comes when the visitor does. */
export function WhenNear({ id, className, children }: Props) {
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
    <div id={id} className={`needs-script scroll-mt-6 ${className}`}>
      {isNear && <Suspense>{children}</Suspense>}
    </div>
  );
}
