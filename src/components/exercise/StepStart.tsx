import { Button } from '#src/components/ui/Button.tsx';

interface Props {
  /** The lecture in which the task before stands; empty where it is this one. */
  name: string;
  /** Leads to it. */
  href: string;
  /**
   * What the editor begins with: `ours`, because the task before has not passed; the learner's `own` program; ours, `taken` in its
   * place; or one of which nothing else has to be said.
   */
  begins: 'ours' | 'own' | 'taken' | 'plain';
  /** Puts our program in the place of the learner's, or theirs in the place of ours. */
  onTake: () => void;
}

const sentences: Record<Props['begins'], [before: string, after: string]> = {
  ours: ['Pokračuje program z\u00A0', '. Kým tam úlohu nemáš splnenú, začínaš s\u00A0naším.'],
  own: ['Začínaš so svojím programom z\u00A0', '.'],
  taken: ['Začínaš s\u00A0naším programom z\u00A0', '.'],
  plain: ['Pokračuje program z\u00A0', '.'],
};

/** Which program a step of a project begins with, and the other one for who wants that. */
export function StepStart({ name, href, begins, onTake }: Props) {
  const [before, after] = sentences[begins];
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-md leading-normal text-muted">
      <p className="min-w-0 flex-1 basis-60">
        {before}
        <a href={href} className="text-accent-text underline underline-offset-3">
          {name ? `lekcie ${name}` : 'predošlej úlohy'}
        </a>
        {after}
      </p>
      {(begins === 'own' || begins === 'taken') && (
        <Button kind="quiet" size="small" onPress={onTake}>
          {begins === 'own' ? 'Vziať náš program' : 'Vziať svoj program'}
        </Button>
      )}
    </div>
  );
}
