import { memo, useRef, useState } from 'react';
import { counted } from '#src/domain/plural.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { ReplyToggle } from './CommentMenu.tsx';
import type { CommentActions, CommentDrafts, ThreadEntry } from './commentEntry.ts';

interface Props {
  thread: ThreadEntry;
  /** Milliseconds. */
  now: number;
  /** Who is signed in may reply. */
  isSignedIn: boolean;
  actions: CommentActions;
  drafts: CommentDrafts;
  /** The comment or reply of this thread that something was done with, where nothing was done elsewhere since. */
  lastAct?: string | null;
}

/**
 * A comment, its replies, the oldest first, and behind them the form for one more. There may be a thousand of them on a
 * page: with the same props one is not drawn anew.
 */
export const CommentThread = memo(function CommentThread({ thread, now, isSignedIn, actions, drafts, lastAct }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  /** The comment or reply that is being answered. */
  const [answered, setAnswered] = useState<string | null>(null);
  const [sending, setSending] = useState<'none' | 'busy' | 'done'>('none');
  const { id, replies } = thread;
  const place = `reply ${id}`;

  const close = () => {
    setAnswered(null);
    opener.current?.focus();
  };

  const send = async (parentId: string, text: string) => {
    opener.current?.focus({ preventScroll: true });
    setSending('busy');
    const outcome = await actions.send(text, parentId);
    const isTaken = outcome === 'taken';
    setSending(isTaken ? 'done' : 'none');
    if (isTaken) {
      drafts.set(place, '');
      setAnswered(null);
    }
    return outcome;
  };

  const replyTo = (entryId: string): ReplyToggle | undefined => {
    if (!isSignedIn) return undefined;
    const isOpen = answered === entryId && sending !== 'busy';
    const onPress = (button: HTMLButtonElement) => {
      // One at a time: the form that waits for its answer may come back.
      if (sending === 'busy') return;
      opener.current = button;
      if (isOpen) close();
      else setAnswered(entryId);
    };
    return { isOpen, onPress };
  };

  const remove = (entryId: string) => {
    // What was said of an earlier act does not stay beside what is gone.
    setSending((current) => (current === 'done' ? 'none' : current));
    return actions.remove(entryId);
  };

  const isOvertaken = (entryId: string) => lastAct !== undefined && lastAct !== entryId;
  const shared = { now, actions: { ...actions, remove }, drafts };
  return (
    <>
      <CommentItem entry={thread} kind="comment" reply={replyTo(id)} isOvertaken={isOvertaken(id)} {...shared} />
      {(replies.length > 0 || answered !== null) && (
        <div className="mt-4 grid gap-6 pl-4 *:min-w-0 s:ml-[22px] s:border-l-2 s:border-line s:pl-8">
          {replies.length > 0 && (
            <ol aria-label={counted(replies.length, 'odpoved')} className="grid gap-6 *:min-w-0">
              {replies.map((entry) => (
                <li key={entry.id}>
                  <CommentItem
                    entry={entry}
                    kind="reply"
                    reply={replyTo(entry.id)}
                    isOvertaken={isOvertaken(entry.id)}
                    {...shared}
                  />
                </li>
              ))}
            </ol>
          )}
          {answered !== null && (
            // Kept while its text is on the way: it may come back.
            <div hidden={sending === 'busy'}>
              <CommentForm
                key={answered}
                kind="reply"
                initialText={drafts.get(place) ?? ''}
                onSubmit={(text) => send(answered, text)}
                onTextChange={(text) => drafts.set(place, text)}
                onCancel={close}
              />
            </div>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {sending === 'done' && 'Odpoveď je odoslaná.'}
      </p>
    </>
  );
});
