import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlockQuestion } from '#src/components/desk/words/BlockQuestion.tsx';
import { HideForm } from '#src/components/desk/words/HideForm.tsx';
import { RepeatCaseView } from '#src/components/desk/words/RepeatCaseView.tsx';
import { RepeatDecision } from '#src/components/desk/words/RepeatDecision.tsx';
import type { DecisionText } from '#src/components/desk/words/RuleFields.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { OpenedOne } from '#src/containers/desk/kit/OpenedOne.tsx';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import type { RepeatCase } from '#src/contract/desk/words/deskWords.ts';
import type { BlockLength } from '#src/contract/limits.ts';
import { blockLengths, communityRules } from '#src/domain/communityRules.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { repeatCase, type WordsActed } from '#src/queries/desk/words/deskWords.ts';
import { useDecision } from './useDecision.ts';
import type { AroundWords } from './WordsQueue.tsx';
import type { WordsListProps } from './wordsList.ts';

interface Props extends Pick<WordsListProps, 'userId' | 'announce'> {
  sameAs: string;
  around: AroundWords;
  /** After a decision that takes it out of the list. */
  onDone: () => void;
}

/** A text that came more than once, with one decision about all of it. */
export function OpenedRepeat({ userId, sameAs, around, ...rest }: Props) {
  return (
    <OpenedOne
      query={useQuery(repeatCase(userId, sameAs))}
      listHref={around.listHref}
      missing={{
        title: 'Tento text už nečaká',
        text: 'Niekto o\u00A0ňom medzitým rozhodol, alebo ho autor zmazal.',
      }}
    >
      {(repeat) => <Decided repeat={repeat} around={around} {...rest} />}
    </OpenedOne>
  );
}

function Decided({ repeat, around, announce, onDone }: Omit<Props, 'userId' | 'sameAs'> & { repeat: RepeatCase }) {
  const { id: sameAs } = repeat;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { mode, open, close, act, isPending, isTooLate, error } = useDecision<'hide' | 'block'>();
  const [text, setText] = useState<DecisionText>({ rule: 'adverts', reason: communityRules.adverts.reason });
  const [length, setLength] = useState<BlockLength>('forever');

  const chosen = repeat.people.filter(({ userId }) => !leftOut.includes(userId));
  const toBlock = chosen.filter(({ isBlocked }) => !isBlocked);
  const words = chosen.reduce((sum, person) => sum + person.words.length, 0);
  const held = chosen.flatMap((person) => person.words).filter(({ isHeld }) => isHeld).length;
  const isTold = chosen.some((person) => person.isTold);
  const decided = (said: (count: number) => string) => (acted: WordsActed) => {
    const all = acted.words ?? [];
    announce(said(all.length), { act: 'undo-repeat', sameAs, words: all });
    if (leftOut.length === 0) onDone();
  };
  const told = isTold ? ', dôvod odíde o\u00A030\u00A0s' : '';
  const hide = () =>
    act(
      { act: 'hide-repeat', sameAs, leftOut: [...leftOut], draft: text },
      decided((count) => `Skryté: ${countedAtDesk(count, 'text')}${told}.`),
    );
  const letThrough = () =>
    act(
      { act: 'let-repeat-through', sameAs, leftOut: [...leftOut] },
      decided((count) => `Na webe: ${countedAtDesk(count, 'text')}.`),
    );
  const block = () =>
    act({ act: 'block-all', userIds: toBlock.map(({ userId }) => userId), draft: { ...text, length } }, () =>
      announce(`Zablokované ${blockLengths[length].name}: ${countedAtDesk(toBlock.length, 'ucet')}${told}.`, {
        act: 'unblock-all',
        uids: toBlock.map(({ uid }) => uid),
      }),
    );

  const isReady = around.isSeen && mode === 'none' && !isPending && words > 0;
  useScreenKeys({ n: isReady && held > 0 ? letThrough : undefined, h: isReady ? () => open('hide') : undefined });

  const state = isPending ? 'busy' : 'ready';
  const failure = isTooLate ? 'Niekto bol rýchlejší a\u00A0o\u00A0tomto texte už rozhodol.' : deskFailure(error);
  const shared = { value: text, onChange: setText, state, failure, onClose: close } as const;
  return (
    <RepeatCaseView repeat={repeat} now={around.now} leftOut={leftOut} onLeftOut={setLeftOut}>
      <RepeatDecision
        words={words}
        held={held}
        accounts={toBlock.length}
        state={state}
        failure={mode === 'none' ? failure : null}
        onHide={() => open('hide')}
        onLetThrough={letThrough}
        onBlock={() => open('block')}
      >
        {mode === 'hide' ? <HideForm {...shared} isTold={isTold} onSubmit={hide} /> : null}
      </RepeatDecision>
      {toBlock.length > 0 && (
        <BlockQuestion
          {...shared}
          name={toBlock.map(({ name }) => name).join(', ')}
          count={toBlock.length}
          isOpen={mode === 'block'}
          length={length}
          onLength={setLength}
          now={around.now}
          onBlock={block}
        />
      )}
    </RepeatCaseView>
  );
}
