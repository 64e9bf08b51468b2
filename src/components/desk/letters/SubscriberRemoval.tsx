import type { ReactNode } from 'react';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';

interface Props {
  email: string;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before an address of the newsletter is forgotten. */
export function SubscriberRemoval({ email, state, failure, onRemove, onClose }: Props) {
  return (
    <DeskQuestion
      isOpen
      title="Odstrániť adresu z newslettera?"
      act="Odstrániť adresu"
      state={state}
      error={failure}
      onAct={onRemove}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="text-muted">
        Zmaže sa adresa aj to, odkedy a&nbsp;odkiaľ ju máme. Čo ešte čaká na odoslanie, na ňu neodíde. Účet na webe,
        komentáre a&nbsp;kurzy ostanú; v&nbsp;profile sa odber vypne. Nedá sa to vrátiť, ale prihlásiť sa znova môže
        ktokoľvek sám za seba. E-mail o&nbsp;tom neposielame a&nbsp;v&nbsp;zázname adresa nebude.
      </p>
    </DeskQuestion>
  );
}
