import { type ComponentProps, lazy, Suspense } from 'react';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';

const LargeProgram = lazy(() => import('./LargeProgram.tsx').then((module) => ({ default: module.LargeProgram })));

/** A program over the whole window. Only who shows it to others needs what draws it. */
export function OpenedLarge(props: ComponentProps<typeof LargeProgram>) {
  return (
    <CodeBoundary instead={null}>
      <Suspense>
        <LargeProgram {...props} />
      </Suspense>
    </CodeBoundary>
  );
}
