import { useMemo, useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { counted } from '#src/domain/plural.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import type { CommentActions, CommentDrafts, ThreadEntry } from './commentEntry.ts';

/** The loaded threads, the newest first. */
interface CommentList {
  threads: ThreadEntry[];
  /** Comments and replies of all pages. */
  count: number;
}

interface Props {
  status: 'loading' | 'error' | 'ready';
  list: CommentList | undefined;
  onRetry: () => void;
  /** Whether there are older threads to load, and how loading them goes. */
  older: 'none' | 'ready' | 'busy' | 'failed';
  onOlder: () => void;
  /** Milliseconds. */
  now: number;
  isSignedIn: boolean;
  /** The sign-in that leads back here. */
  loginHref: string;
  actions: CommentActions;
  drafts: CommentDrafts;
}

const place = 'new';

/** The comments below a lecture or a post: a form, or how to get one, and the threads. */
export function CommentSection({ status, list, onRetry, older, onOlder, loginHref, actions: given, ...rest }: Props) {
  const { isSignedIn, drafts } = rest;
  /** What something was done with last: only there stands what came of it. */
  const [lastAct, setLastAct] = useState<string | null>(null);
  const actions = useMemo((): CommentActions => {
    const send: CommentActions['send'] = (...said) => {
      setLastAct(said[1] ? null : place);
      return given.send(...said);
    };
    const edit: CommentActions['edit'] = (id, text) => {
      setLastAct(id);
      return given.edit(id, text);
    };
    const remove: CommentActions['remove'] = (id) => {
      setLastAct(id);
      return given.remove(id);
    };
    const report: CommentActions['report'] = (id, draft) => {
      setLastAct(id);
      return given.report(id, draft);
    };
    return { send, edit, remove, report };
  }, [given]);
  const lastActIn = ({ id, replies }: ThreadEntry) =>
    [id, ...replies.map((reply) => reply.id)].find((entryId) => entryId === lastAct) ?? null;
  return (
    <section aria-labelledby="komentare-nadpis" className="no-print">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="komentare-nadpis" className="text-h2">
          Komentáre
        </h2>
        {list && list.count > 0 && <p className="text-muted">{counted(list.count, 'komentar')}</p>}
      </div>
      <DataSection status={status} data={list} onRetry={onRetry}>
        {({ threads }) => (
          <>
            <div className="mt-5 mb-8">
              {isSignedIn ? (
                <CommentForm
                  kind="comment"
                  isOvertaken={lastAct !== place}
                  initialText={drafts.get(place) ?? ''}
                  onTextChange={(text) => drafts.set(place, text)}
                  onSubmit={async (text) => {
                    const outcome = await actions.send(text);
                    if (outcome === 'taken') drafts.set(place, '');
                    return outcome;
                  }}
                />
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-xl bg-accent-soft px-6 py-5">
                  <p className="font-strong">Prihlás sa a&nbsp;zapoj sa do rozhovoru</p>
                  <ButtonLink href={loginHref} size="small">
                    Prihlásiť sa
                  </ButtonLink>
                </div>
              )}
            </div>
            {threads.length === 0 ? (
              <p className="border-t border-line py-6 text-muted">
                Zatiaľ je tu ticho. Spýtaj sa na čokoľvek, čo nie je jasné – otázka pomôže aj ostatným.
              </p>
            ) : (
              <ol aria-label="Komentáre">
                {threads.map((thread) => (
                  // Off the screen a thread is not laid out; the margin is for outlines, which would be cut off.
                  <li
                    key={thread.id}
                    className="border-t border-line py-6 [contain-intrinsic-block-size:auto_10rem] [content-visibility:auto] [overflow-clip-margin:12px]"
                  >
                    <CommentThread thread={thread} lastAct={lastActIn(thread)} actions={actions} {...rest} />
                  </li>
                ))}
              </ol>
            )}
            {older !== 'none' && (
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
                <Button kind="quiet" size="small" state={older === 'busy' ? 'busy' : 'ready'} onPress={onOlder}>
                  Zobraziť staršie komentáre
                </Button>
                {older === 'failed' && (
                  <p role="alert" className="text-sm text-danger-text">
                    Staršie komentáre sa nepodarilo načítať. Skús to o&nbsp;chvíľu znova.
                  </p>
                )}
              </div>
            )}
          </>
        )}
      </DataSection>
    </section>
  );
}
