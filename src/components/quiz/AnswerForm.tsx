import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { maxAnswerLength } from '#src/contract/limits.ts';
import type { Question } from '#src/contract/quiz.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import { type AnswerDraft, emptyDraft, readAnswer } from './answerDraft.ts';
import { LineOrder } from './LineOrder.tsx';
import { MultipleChoice } from './MultipleChoice.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OutputInput } from './OutputInput.tsx';
import { SingleChoice } from './SingleChoice.tsx';

interface Props {
  question: Question;
  /** After `failed` the answer is still here. */
  state: 'ready' | 'busy' | 'failed';
  onAnswer: (answer: AnswerValue) => void;
}

const failure = 'Odpoveď sa nepodarilo odoslať. Ostala ti tu, skús to znova.';
const firstControl = 'input:not([aria-hidden]), textarea, [role=checkbox]';

/** Where a question is answered; what is put together stays until it is sent. */
export function AnswerForm({ question, state, onAnswer }: Props) {
  const [draft, setDraft] = useState(() => emptyDraft(question));
  const [problem, setProblem] = useState<string | null>(null);
  const controls = useRef<HTMLDivElement>(null);

  const change = (changes: Partial<AnswerDraft>) => {
    // What is on its way must be what stands here.
    if (state === 'busy') return;
    setDraft({ ...draft, ...changes });
    setProblem(null);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readAnswer(question, draft);
    setProblem(read.problem);
    if (read.answer) onAnswer(read.answer);
    else controls.current?.querySelector<HTMLElement>(firstControl)?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div ref={controls}>
        <AnswerControl question={question} draft={draft} error={problem} onChange={change} />
      </div>
      {state === 'failed' && <FailureNote>{failure}</FailureNote>}
      <div>
        <Button type="submit" state={state === 'busy' ? 'busy' : 'ready'}>
          Odpovedať
        </Button>
      </div>
    </form>
  );
}

interface ControlProps {
  question: Question;
  draft: AnswerDraft;
  error: string | null;
  onChange: (changes: Partial<AnswerDraft>) => void;
}

/** The control that the kind of the question asks for. */
function AnswerControl({ question: { kind, options }, draft: { optionIds, text }, error, onChange }: ControlProps) {
  const choose = (chosen: string[]) => onChange({ optionIds: chosen });
  const type = (typed: string) => onChange({ text: typed });
  switch (kind) {
    case 'SINGLE':
      return (
        <SingleChoice
          options={options}
          chosenId={optionIds[0] ?? null}
          error={error}
          onChange={(optionId) => choose([optionId])}
        />
      );
    case 'MULTIPLE':
      return <MultipleChoice options={options} chosenIds={optionIds} error={error} onChange={choose} />;
    case 'ORDER':
      return <LineOrder options={options} orderedIds={optionIds} onChange={choose} />;
    case 'NUMBER':
      return <NumberInput value={text} error={error} onChange={type} />;
    case 'OUTPUT':
      return <OutputInput value={text} error={error} onChange={type} />;
    case 'TEXT':
      return (
        <TextInput
          label="Tvoja odpoveď"
          autoComplete="off"
          isRequired
          value={text}
          limit={maxAnswerLength}
          error={error}
          onChange={type}
        />
      );
  }
}
