import type { ReactNode } from 'react';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';

interface Props {
  name: string;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onAct: () => void;
  onClose: () => void;
}

/** Asks before a template is thrown away. */
export function TemplateRemoval({ name, failure, ...question }: Props) {
  return (
    <DeskQuestion {...question} isOpen title="Zmazať šablónu natrvalo?" act="Zmazať šablónu" error={failure}>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-muted">Newslettre, ktoré sa z&nbsp;nej začali, ostanú, ako sú. Šablóna sa vrátiť nedá.</p>
    </DeskQuestion>
  );
}
