import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';

interface Props {
  /** The name of the screen that is on its way. */
  title: string;
}

/** A screen of the desk whose code is still coming. */
export function DeskWaiting({ title }: Props) {
  return (
    <DeskPage title={title}>
      <DeskSection status="loading" data={undefined} onRetry={() => undefined}>
        {() => null}
      </DeskSection>
    </DeskPage>
  );
}
