import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';

/** Stands in the place of a plan for who is no teacher. */
export function PlanRefused() {
  return (
    <PlainScreen
      title="Plány sú pre učiteľov"
      lead={
        'Sú v\u00A0nich aj riešenia úloh, preto ich vidí len ten, komu sme dali rolu učiteľa. Požiadať o\u00A0ňu môže každý, kto učí.'
      }
    >
      <ButtonLink href={paths.teachers()}>Požiadať o&nbsp;rolu</ButtonLink>
    </PlainScreen>
  );
}
