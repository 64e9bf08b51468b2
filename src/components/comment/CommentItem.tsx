import { useRef, useState } from 'react';
import { Avatar } from '#src/components/ui/Avatar.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { HeldNote } from '#src/components/ui/HeldNote.tsx';
import type { ReportDraft } from '#src/contract/comment.ts';
import { CommentBody } from './CommentBody.tsx';
import { CommentByline } from './CommentByline.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentMenu, type ReplyToggle } from './CommentMenu.tsx';
import { authorOf, type CommentActions, type CommentDrafts, type ReplyEntry } from './commentEntry.ts';
import { ReportForm } from './ReportForm.tsx';

interface Props {
  entry: ReplyEntry;
  kind: 'comment' | 'reply';
  /** Milliseconds. */
  now: number;
  actions: CommentActions;
  drafts: CommentDrafts;
  /** Opens or closes the thread's form for replies, for who may write. */
  reply?: ReplyToggle | undefined;
  /** Something else was done since: what is said here of an act is over. */
  isOvertaken?: boolean;
}

const kinds = {
  comment: { name: 'Komentár', deleted: 'Komentár bol zmazaný' },
  reply: { name: 'Odpoveď', deleted: 'Odpoveď bola zmazaná' },
};

const failures = {
  'old sign-in':
    'Prihlásenie je staršie ako hodina. Cudzí komentár sa dá zmazať až po novom prihlásení: odhlás sa a\u00A0prihlás sa znova.',
  delete: 'Zmazať sa nepodarilo. Skús to o\u00A0chvíľu znova.',
  report: 'Nahlásenie sa nepodarilo odoslať. Čo máš napísané, ostalo, skús to o\u00A0chvíľu znova.',
};

type Editing = 'none' | 'open' | 'sent' | 'closed';

/** One comment or reply: who wrote it, when, what, and what the reader may do with it. */
export function CommentItem({ entry, kind, now, actions, drafts, reply, isOvertaken = false }: Props) {
  const box = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState<Editing>('none');
  const [notice, setNotice] = useState<'saved' | 'reported' | null>(null);
  const [reporting, setReporting] = useState<'closed' | 'open' | 'busy'>('closed');
  const [failure, setFailure] = useState<keyof typeof failures | null>(null);
  const { id, isPending, isDeleted } = entry;
  const place = `edit ${id}`;
  const author = authorOf(entry);

  /** The pressed control goes away with what it was for: the focus stays at the comment. */
  const holdFocus = () => box.current?.focus({ preventScroll: true });

  const save = async (text: string) => {
    setEditing('sent');
    holdFocus();
    const outcome = await actions.edit(id, text);
    const isTaken = outcome === 'taken';
    setEditing(isTaken ? 'none' : 'open');
    if (isTaken) {
      setNotice('saved');
      drafts.set(place, '');
    }
    return outcome;
  };

  const remove = async () => {
    setFailure(null);
    setNotice(null);
    holdFocus();
    const outcome = await actions.remove(id);
    if (outcome !== 'taken') setFailure(outcome === 'sign-in-too-old' ? 'old sign-in' : 'delete');
  };

  const report = async (draft: ReportDraft) => {
    setFailure(null);
    setReporting('busy');
    const outcome = await actions.report(id, draft);
    setReporting(outcome === 'taken' ? 'closed' : 'open');
    if (outcome === 'taken') {
      holdFocus();
      setNotice('reported');
    } else setFailure('report');
  };

  const isForm = editing === 'open' || editing === 'sent';
  return (
    <article
      ref={box}
      tabIndex={-1}
      aria-label={isDeleted ? kinds[kind].deleted : `${kinds[kind].name}: ${author}`}
      aria-busy={isPending}
      className="rounded-md"
    >
      {isDeleted ? (
        <p className="flex min-h-11 items-center text-muted italic">{kinds[kind].deleted}</p>
      ) : (
        <>
          <div className="flex items-center gap-3">
            <Avatar name={author} />
            <CommentByline entry={entry} now={now} />
          </div>
          <div className="mt-2 grid gap-1 *:min-w-0 s:ml-14">
            {editing !== 'open' && <CommentBody {...entry} />}
            <WhySeenAlone entry={entry} />
            {isForm && (
              // Kept while its text is on the way: it may come back.
              <div hidden={editing === 'sent'}>
                <CommentForm
                  kind="edit"
                  initialText={drafts.get(place) ?? entry.text ?? ''}
                  onSubmit={save}
                  onTextChange={(text) => drafts.set(place, text)}
                  onCancel={() => {
                    drafts.set(place, '');
                    setEditing('closed');
                  }}
                />
              </div>
            )}
            {reporting !== 'closed' && (
              <ReportForm
                state={reporting === 'busy' ? 'busy' : 'ready'}
                onSubmit={(draft) => void report(draft)}
                onCancel={() => {
                  setReporting('closed');
                  setFailure(null);
                  holdFocus();
                }}
              />
            )}
            {!isForm && !isPending && reporting === 'closed' && (
              <CommentMenu
                reply={entry.heldFor ? undefined : reply}
                isEditClosed={editing === 'closed'}
                onEdit={
                  entry.canEdit
                    ? () => {
                        setNotice(null);
                        setEditing('open');
                      }
                    : undefined
                }
                onDelete={entry.canDelete ? () => void remove() : undefined}
                onReport={entry.canReport && notice !== 'reported' ? () => setReporting('open') : undefined}
              />
            )}
            <p role="status" className="text-sm font-firm text-success-text">
              {notice === 'saved' && !isOvertaken && 'Zmena je uložená.'}
              {notice === 'reported' && !isOvertaken && 'Nahlásené. Ďakujeme, pozrieme sa na to.'}
            </p>
            {failure && <FailureNote>{failures[failure]}</FailureNote>}
          </div>
        </>
      )}
    </article>
  );
}

/** Why only its author sees it. */
function WhySeenAlone({ entry }: Pick<Props, 'entry'>) {
  if (entry.heldFor) return <HeldNote reason={entry.heldFor} />;
  if (!entry.hiddenReason) return null;
  return (
    <p className="text-sm text-muted">Tento text vidíš len ty, ostatným sme ho skryli. Pravidlo {entry.hiddenReason}</p>
  );
}
