import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { WordsField } from '#src/components/desk/kit/WordsField.tsx';
import { ofKind, type QuestionDraft, questionKindNames, withRight } from '#src/domain/desk/content/quizDraft.ts';
import type { QuestionKind } from '#src/domain/quiz.ts';

interface Props {
  question: QuestionDraft;
  onChange: (question: QuestionDraft) => void;
}

const number = (text: string) => {
  const read = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(read) ? undefined : read;
};

/** One question: its kind, its words, and what is right. */
export function QuestionForm({ question, onChange }: Props) {
  const set = (changed: Partial<QuestionDraft>) => onChange({ ...question, ...changed });
  return (
    <>
      <DeskSelect
        label="Ako sa odpovedá"
        value={question.kind}
        options={Object.entries(questionKindNames)}
        onChange={(kind) => onChange(ofKind(question, kind as QuestionKind))}
      />
      <WordsField label="Otázka" value={question.text ?? ''} onChange={(text) => set({ text })} />
      <Answers question={question} set={set} />
      <WordsField
        label="Vysvetlenie"
        value={question.explanation ?? ''}
        onChange={(explanation) => set({ explanation })}
      />
    </>
  );
}

function Answers({ question, set }: { question: QuestionDraft; set: (changed: Partial<QuestionDraft>) => void }) {
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTIPLE':
      return <Options question={question} onChange={(options) => set({ options })} />;
    case 'TEXT':
      return (
        <>
          <Lines
            label="Uznané odpovede"
            help="Každá na vlastný riadok. Na veľkosti písmen a diakritike nezáleží, ak to nižšie neoznačíš."
            value={question.accepted}
            onChange={(accepted) => set({ accepted })}
          />
          <label className="flex min-h-9 items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              checked={question.exact === true}
              className="size-4 shrink-0 accent-accent-strong"
              onChange={({ currentTarget }) => set({ exact: currentTarget.checked })}
            />
            Záleží na veľkosti písmen a&nbsp;diakritike
          </label>
        </>
      );
    case 'NUMBER':
      return (
        <div className="grid grid-cols-2 gap-3">
          <DeskField label="Správne číslo">
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={question.answer ?? ''}
                onChange={({ currentTarget }) => set({ answer: number(currentTarget.value) as number })}
              />
            )}
          </DeskField>
          <DeskField label="Odchýlka" isOptional help="O koľko sa odpoveď smie líšiť.">
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={question.tolerance ?? ''}
                onChange={({ currentTarget }) => set({ tolerance: number(currentTarget.value) ?? 0 })}
              />
            )}
          </DeskField>
        </div>
      );
    case 'ORDER':
      return (
        <Lines
          label="Riadky v správnom poradí"
          help="Tri až osem rôznych riadkov. Stránka ich zamieša."
          value={question.lines}
          onChange={(lines) => set({ lines })}
        />
      );
    case 'OUTPUT':
      return (
        <DeskField label="Čo program vypíše">
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} font-mono`}
              rows={3}
              value={question.output ?? ''}
              onChange={({ currentTarget }) => set({ output: currentTarget.value })}
            />
          )}
        </DeskField>
      );
  }
}

function Options({
  question: { kind, options = [] },
  onChange,
}: {
  question: QuestionDraft;
  onChange: (options: NonNullable<QuestionDraft['options']>) => void;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-2xs font-semibold">Odpovede; označ, čo je správne</legend>
      {options.map((option, index) => {
        const set = (changed: object) =>
          onChange(options.map((one, at) => (at === index ? { ...one, ...changed } : one)));
        return (
          <div
            key={`answer ${index + 1}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-1.5"
          >
            {/* Without a common name each is a stop of its own: browsers make one stop of a group, and fields lie between these. */}
            <input
              type={kind === 'SINGLE' ? 'radio' : 'checkbox'}
              checked={option.correct === true}
              aria-label={`${index + 1}. odpoveď je správna`}
              className="mt-2.5 size-4 accent-accent-strong"
              onChange={({ currentTarget }) => onChange(withRight(kind, options, index, currentTarget.checked))}
            />
            <DeskField label={`${index + 1}. odpoveď`}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  value={option.text ?? ''}
                  onChange={({ currentTarget }) => set({ text: currentTarget.value })}
                />
              )}
            </DeskField>
            <span />
            <DeskField label="Prečo áno alebo nie" isOptional>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  value={option.explanation ?? ''}
                  onChange={({ currentTarget }) => set({ explanation: currentTarget.value || undefined })}
                />
              )}
            </DeskField>
          </div>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <DeskButton size="row" onPress={() => onChange([...options, {}])}>
          Pridať odpoveď
        </DeskButton>
        {options.length > 2 && (
          <DeskButton size="row" kind="plain" onPress={() => onChange(options.slice(0, -1))}>
            Odobrať poslednú
          </DeskButton>
        )}
      </div>
    </fieldset>
  );
}

interface LinesProps {
  label: string;
  help: string;
  value: readonly string[] | undefined;
  onChange: (lines: string[]) => void;
}

/** Empty lines are there while somebody writes, and gone behind them. */
function Lines({ label, help, value = [], onChange }: LinesProps) {
  return (
    <DeskField label={label} help={help}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} font-mono`}
          rows={Math.max(3, value.length + 1)}
          value={value.join('\n')}
          onChange={({ currentTarget }) => onChange(currentTarget.value.split('\n'))}
          onBlur={() => onChange(value.filter((line) => line.trim() !== ''))}
        />
      )}
    </DeskField>
  );
}
