import type { ReactNode } from 'react';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';

interface Props {
  authorId: string | null;
  authors: readonly { id: string; name: string }[];
  isBusy: boolean;
  /** Why it was not changed. */
  failure: ReactNode;
  onChoose: (authorId: string | null) => void;
}

/** Which lecturer of the web an account belongs to: what of the content is theirs to write. */
export function LecturerChoice({ authorId, authors, isBusy, failure, onChoose }: Props) {
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      <DeskSelect
        label="Lektor na webe"
        help="Kurzy, lekcie a&nbsp;články pod týmto menom bude môcť tento účet písať."
        value={authorId ?? ''}
        options={[['', 'nikto'], ...authors.map(({ id, name }) => [id, name] as const)]}
        isBusy={isBusy}
        onChange={(id) => onChoose(id || null)}
      />
      {failure && <div role="alert">{failure}</div>}
    </div>
  );
}
