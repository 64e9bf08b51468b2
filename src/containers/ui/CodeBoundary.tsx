import { Component, type ReactNode } from 'react';
import { DataSection } from '#src/components/ui/DataSection.tsx';

interface Props {
  /** Made of lazy components. */
  children: ReactNode;
  /** What stands there when their code does not come; without it that is said. */
  instead?: ReactNode;
}

/** Browsers do not ask again for a module that they did not get: only the page anew brings it. */
export const missingPart = (
  <DataSection status="error" data={undefined} onRetry={() => location.reload()}>
    {() => null}
  </DataSection>
);

/** Around what comes with its own code: without it a part that does not come would take the whole page away. */
export class CodeBoundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override render() {
    const { children, instead = missingPart } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}
