import { EntryList } from '#src/components/desk/kit/EntryList.tsx';
import { FieldGroup } from '#src/components/desk/kit/FieldGroup.tsx';
import { WordsField } from '#src/components/desk/kit/WordsField.tsx';
import type { TaskDraft } from '#src/domain/desk/tasks/taskDraft.ts';
import { slipInfo } from '#src/domain/desk/tasks/taskProblems.ts';
import { CodeField } from './CodeField.tsx';
import type { TaskPart } from './taskPart.ts';

/** What is said to who does not know on, who slipped, and who gave up. */
export function TaskHelp(part: TaskPart) {
  return (
    <>
      <Hints {...part} />
      {part.draft.kind !== 'tick' && <Slips {...part} />}
      <SolutionWords {...part} />
    </>
  );
}

function Hints({ draft: { hints }, set, error, leave }: TaskPart) {
  return (
    <FieldGroup title="Nápovedy, jedna po druhej">
      <EntryList
        noun="nápovedu"
        items={hints}
        newItem={() => ({ head: 'hint', text: '' })}
        onChange={(changed) => set({ hints: changed })}
      >
        {(hint, at, change) => (
          <WordsField
            label={`${at + 1}. nápoveda`}
            value={hint.text}
            error={error(`hint ${at + 1}`) ?? error('hints')}
            onChange={(text) => change({ ...hint, text })}
            onLeave={leave(`hint ${at + 1}`)}
          />
        )}
      </EntryList>
    </FieldGroup>
  );
}

function Slips({ draft, set, error, leave }: TaskPart) {
  return (
    <FieldGroup
      title="Časté omyly"
      note="Kto napíše program, ktorý sa správa rovnako, dočíta sa tvoje vysvetlenie. Program nikto neuvidí."
    >
      <EntryList
        noun="omyl"
        items={draft.slips}
        newItem={() => ({ head: 'slip', text: '', block: { info: slipInfo(draft), code: '' } })}
        onChange={(slips) => set({ slips })}
      >
        {(slip, at, change) => (
          <>
            <CodeField
              label={`${at + 1}. omyl: ${draft.kind === 'predict' ? 'čo niekto tipne' : 'čo niekto napíše'}`}
              error={error(`slip ${at + 1}`)}
              value={slip.block?.code ?? ''}
              onChange={(code) => change({ ...slip, block: { info: slip.block?.info ?? slipInfo(draft), code } })}
              onLeave={leave(`slip ${at + 1}`)}
            />
            <WordsField
              label={`${at + 1}. omyl: čo mu povieme`}
              value={slip.text}
              error={error(`slip message ${at + 1}`) ?? error('slips')}
              onChange={(text) => change({ ...slip, text })}
              onLeave={leave(`slip message ${at + 1}`)}
            />
          </>
        )}
      </EntryList>
    </FieldGroup>
  );
}

/** The words around the program of the solution; of what has no program they are all of it. */
function SolutionWords({ draft: { kind, solution }, set, error, leave }: TaskPart) {
  const change = (changed: Partial<TaskDraft['solution']>) =>
    set({ solution: { ...solution, head: solution.head ?? 'solution', ...changed } });
  if (kind === 'tick') {
    return (
      <WordsField
        label="Riešenie"
        rows={4}
        value={solution.before}
        error={error('solution')}
        onChange={(before) => change({ before })}
        onLeave={leave('solution')}
      />
    );
  }
  return (
    <FieldGroup title="Slová pri riešení">
      <WordsField label="Pred programom" isOptional value={solution.before} onChange={(before) => change({ before })} />
      <WordsField label="Za programom" isOptional value={solution.after} onChange={(after) => change({ after })} />
    </FieldGroup>
  );
}
