import { type ComponentProps, lazy, Suspense } from 'react';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';

const StepsContainer = lazy(() =>
  import('./StepsContainer.tsx').then((module) => ({ default: module.StepsContainer })),
);

/** What a program did, in the place of its panel. The player comes with the first one. */
export function OpenedSteps(props: ComponentProps<typeof StepsContainer>) {
  return (
    <CodeBoundary>
      <Suspense>
        <StepsContainer {...props} />
      </Suspense>
    </CodeBoundary>
  );
}
