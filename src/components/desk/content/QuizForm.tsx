import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { EntryButtons } from '#src/components/desk/kit/EntryButtons.tsx';
import { type QuestionDraft, type QuizDraft, questionKindNames } from '#src/domain/desk/content/quizDraft.ts';
import { QuestionForm } from './QuestionForm.tsx';

interface Props {
  quiz: QuizDraft | null;
  /** An id that no question has had. */
  newId: () => string;
  /** `null` takes the quiz away. */
  onChange: (quiz: QuizDraft | null) => void;
}

/** The quiz of a lecture: its questions, their order and their answers. It saves itself, so it may be unfinished. */
export function QuizForm({ quiz, newId, onChange }: Props) {
  if (!quiz) {
    return (
      <div className="p-4">
        <DeskEmpty
          title="Lekcia nemá kvíz"
          action={
            <DeskButton
              kind="primary"
              onPress={() =>
                onChange({ name: 'Kvíz', questions: [{ id: newId(), kind: 'SINGLE', options: [{}, {}] }] })
              }
            >
              Pridať kvíz
            </DeskButton>
          }
        >
          Kvíz príde za text lekcie. Odpovede opravuje server, správne odpovede v&nbsp;stránke nie sú.
        </DeskEmpty>
      </div>
    );
  }
  const questions = quiz.questions ?? [];
  const set = (changed: QuestionDraft[]) => onChange({ ...quiz, questions: changed });
  return (
    <form
      className="grid min-h-0 max-w-160 flex-1 content-start gap-4 overflow-y-auto p-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <DeskField label="Názov kvízu">
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={quiz.name ?? ''}
            onChange={({ currentTarget }) => onChange({ ...quiz, name: currentTarget.value })}
          />
        )}
      </DeskField>
      <label className="flex min-h-9 gap-2 py-2 touch:min-h-11 touch:py-3">
        <input
          type="checkbox"
          checked={quiz.final === true}
          onChange={({ currentTarget }) => onChange({ ...quiz, final: currentTarget.checked })}
          className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 accent-accent-strong"
        />
        <span>
          Záverečný test kurzu
          <span className="block text-2xs text-muted">
            Kto má v&nbsp;ňom a&nbsp;v&nbsp;ostatných kvízoch kurzu správne aspoň 80&nbsp;% odpovedí, môže si vziať
            certifikát.
          </span>
        </span>
      </label>
      {questions.map((question, index) => (
        <section
          key={question.id}
          aria-label={`${index + 1}. otázka`}
          className="grid gap-3 rounded-md border border-line p-3"
        >
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="mr-auto text-xs font-strong">
              {index + 1}. otázka <span className="font-normal text-muted">{questionKindNames[question.kind]}</span>
            </h2>
            <EntryButtons noun="otázku" items={questions} at={index} onChange={set} />
          </div>
          <QuestionForm
            question={question}
            onChange={(changed) => set(questions.map((one) => (one === question ? changed : one)))}
          />
        </section>
      ))}
      <div className="flex flex-wrap gap-2">
        <DeskButton onPress={() => set([...questions, { id: newId(), kind: 'SINGLE', options: [{}, {}] }])}>
          Pridať otázku
        </DeskButton>
        <DeskButton kind="plain" onPress={() => onChange(null)}>
          Odobrať celý kvíz
        </DeskButton>
      </div>
    </form>
  );
}
