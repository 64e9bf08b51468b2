import { useMemo, useState } from 'react';
import { commentDrafts } from '#src/browser/storage/commentDrafts.ts';
import { DeskTextForm } from '#src/components/desk/kit/DeskTextForm.tsx';
import { BlockQuestion } from '#src/components/desk/words/BlockQuestion.tsx';
import { HideForm } from '#src/components/desk/words/HideForm.tsx';
import { RemoveQuestion } from '#src/components/desk/words/RemoveQuestion.tsx';
import type { DecisionText } from '#src/components/desk/words/RuleFields.tsx';
import { WordsDecision } from '#src/components/desk/words/WordsDecision.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import type { CommentCase } from '#src/contract/desk/words/deskWords.ts';
import { type BlockLength, maxCommentLength, ruleNames } from '#src/contract/limits.ts';
import { blockLengths, communityRules } from '#src/domain/communityRules.ts';
import type { WordsAct } from '#src/queries/desk/words/deskWords.ts';
import { useDecision } from './useDecision.ts';

interface Props {
  kind: 'comment' | 'review';
  words: Pick<CommentCase, 'id' | 'author' | 'hiddenAt' | 'held'>;
  reportCount: number;
  /** Whether it is in sight: letters are about what is seen. */
  hasKeys: boolean;
  announce: (text: string, back: WordsAct) => void;
  /** After a decision that takes it out of the queue. */
  onDone?: (() => void) | undefined;
  onRemoved?: () => void;
}

type Mode = 'hide' | 'answer' | 'remove' | 'block';

const openWords = { comment: 'Komentár je na webe.', review: 'Hodnotenie je na webe.' };
const hiddenWords = { comment: 'Komentár je skrytý', review: 'Hodnotenie je skryté' };
const tooLate = 'Niekto bol rýchlejší, jeho rozhodnutie je vyššie. Čo máš napísané, ostalo a\u00A0neodoslalo sa.';

/** What a moderator decides about words; what is typed outlives a reload. */
export function WordsDecisionContainer({ kind, words, reportCount, hasKeys, announce, onDone, onRemoved }: Props) {
  const { id, author } = words;
  const isHidden = words.hiddenAt !== null;
  const isHeld = words.held !== null;
  const now = useNow();
  const { text, change, answer, changeAnswer, forget } = useTyped(id);
  const [length, setLength] = useState<BlockLength>('week');
  const { mode, open, close, act, isPending, isTooLate, error } = useDecision<Mode>();

  const keep = () =>
    act({ act: 'keep', id }, () => {
      announce('Komentár ostáva, nahlásenia sú vybavené.', { act: 'reopen', id });
      onDone?.();
    });
  const letThrough = () =>
    act({ act: 'let-through', kind, id }, () => {
      announce(openWords[kind], { act: 'hold', kind, id });
      onDone?.();
    });
  const hide = () =>
    act({ act: 'hide', kind, id, draft: text }, () => {
      forget();
      const told = author?.isTold ? ', dôvod odíde o\u00A030\u00A0s' : '';
      const closed = kind === 'comment' && reportCount > 0 ? ' a\u00A0nahlásenia sú vybavené' : '';
      announce(`${hiddenWords[kind]}${closed}${told}.`, { act: 'restore', kind, id });
      onDone?.();
    });
  const remove = () =>
    act({ act: 'remove', kind, id, draft: text }, () => {
      forget();
      onDone?.();
      onRemoved?.();
    });
  const sendAnswer = () =>
    act({ act: 'answer', id, text: answer }, () => {
      forget();
      changeAnswer('');
    });
  const block = ({ userId, uid }: NonNullable<CommentCase['author']>) =>
    act({ act: 'block', userId, draft: { ...text, length } }, () => {
      forget();
      const told = author?.isTold ? ', dôvod odíde o\u00A030\u00A0s' : '';
      announce(`Zablokované ${blockLengths[length].name}${told}.`, { act: 'unblock', uid });
    });

  const isReady = hasKeys && mode === 'none' && !isPending;
  useScreenKeys({
    n: isReady && isHeld && !isHidden ? letThrough : isReady && reportCount > 0 ? keep : undefined,
    h: isReady && !isHidden ? () => open('hide') : undefined,
    r: isReady && kind === 'comment' && !isHeld ? () => open('answer') : undefined,
  });

  const state = isPending ? 'busy' : 'ready';
  const failure = isTooLate ? tooLate : deskFailure(error);
  const shared = { value: text, onChange: change, state, failure, onClose: close } as const;
  return (
    <>
      <WordsDecision
        isHidden={isHidden}
        isHeld={isHeld}
        onLetThrough={letThrough}
        isReported={reportCount > 0}
        state={state}
        failure={mode === 'none' ? failure : null}
        onKeep={keep}
        onHide={() => open('hide')}
        onRestore={() => act({ act: 'restore', kind, id }, () => undefined)}
        onRemove={() => open('remove')}
        onAnswer={kind === 'comment' ? () => open('answer') : null}
        onBlock={author && !author.block ? () => open('block') : null}
      >
        {mode === 'hide' ? (
          <HideForm {...shared} isTold={author?.isTold ?? false} onSubmit={hide} />
        ) : mode === 'answer' ? (
          <DeskTextForm
            label="Odpoveď za združenie"
            help="Pod menom tvojho profilu bude „za združenie“. Kód patrí medzi spätné apostrofy."
            act="Odpovedať za združenie"
            limit={maxCommentLength}
            text={answer}
            onChange={changeAnswer}
            state={state}
            failure={failure}
            onSubmit={sendAnswer}
            onClose={close}
          />
        ) : null}
      </WordsDecision>
      <RemoveQuestion
        {...shared}
        kind={kind}
        isOpen={mode === 'remove'}
        onHide={isHidden ? null : () => open('hide')}
        onRemove={remove}
      />
      {author && (
        <BlockQuestion
          {...shared}
          name={author.name}
          isOpen={mode === 'block'}
          length={length}
          onLength={setLength}
          now={now}
          onBlock={() => block(author)}
        />
      )}
    </>
  );
}

/** What a moderator has typed about somebody's words. */
function useTyped(id: string) {
  const drafts = useMemo(() => commentDrafts(`desk ${id}`), [id]);
  const [text, setText] = useState<DecisionText>(() => decisionFrom(drafts.get('rule'), drafts.get('reason')));
  const [answer, setAnswer] = useState(() => drafts.get('answer') ?? '');
  return {
    text,
    change: (changed: DecisionText) => {
      setText(changed);
      drafts.set('rule', changed.rule);
      drafts.set('reason', changed.reason);
    },
    answer,
    changeAnswer: (typed: string) => {
      setAnswer(typed);
      drafts.set('answer', typed);
    },
    /** The decision stands: what is seen stays, what is kept goes. */
    forget: () => {
      for (const name of ['rule', 'reason', 'answer']) drafts.set(name, '');
    },
  };
}

function decisionFrom(kept: string | null, reason: string | null): DecisionText {
  const rule = ruleNames.find((name) => name === kept) ?? 'respect';
  return { rule, reason: reason ?? communityRules[rule].reason };
}
