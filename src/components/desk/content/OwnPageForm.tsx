import { type ReactNode, useState } from 'react';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { AuthorPageFields, isPageWhole } from '#src/components/desk/people/AuthorPageFields.tsx';
import type { OwnAuthorCreation } from '#src/contract/desk/content/deskContent.ts';

interface Props {
  /** Of the account. */
  name: string;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onMake: (page: OwnAuthorCreation) => void;
  onClose: () => void;
}

/** A lecturer makes their own page: what every course and article of theirs stands under. */
export function OwnPageForm({ name, state, failure, onMake, onClose }: Props) {
  const [page, setPage] = useState<OwnAuthorCreation>({ name, about: '' });
  const [isAsked, setAsked] = useState(false);
  return (
    <DeskQuestion
      isOpen
      isWide
      kind="primary"
      title="Tvoja stránka lektora"
      act="Urobiť stránku"
      state={state}
      error={failure}
      onAct={() => {
        setAsked(true);
        if (isPageWhole(page)) onMake(page);
      }}
      onClose={onClose}
    >
      <p>
        Uvidia ju pri každom tvojom kurze a&nbsp;článku. Vznikne ako koncept, na webe ju neuvidí nikto, kým ju
        nepublikuješ.
      </p>
      <AuthorPageFields page={page} isAsked={isAsked} isOwn onChange={setPage} />
    </DeskQuestion>
  );
}
