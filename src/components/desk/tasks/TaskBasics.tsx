import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { WordsField } from '#src/components/desk/kit/WordsField.tsx';
import {
  inLanguage,
  ofTaskKind,
  type ProgramBefore,
  taskKindNames,
  taskLanguage,
  taskLanguageNames,
} from '#src/domain/desk/tasks/taskProblems.ts';
import type { TaskPart } from './taskPart.ts';

const kindHelp = {
  write: 'Začiatok je prázdny alebo rozbehnutý program.',
  fix: 'Začiatok je program s\u00A0chybou.',
  fill: 'V\u00A0začiatku sú medzery na doplnenie: ____',
  predict: 'Začiatok sa prečíta a\u00A0háda sa, čo vypíše.',
  order: 'Riadky riešenia stránka zamieša.',
  tick: 'Čo program neoverí: každý si odškrtne, čo už má.',
};

/** What may be chosen, and before it what is written now, where that is none of it. */
const withOwn = (written: string, names: Record<string, string>): [string, string][] => [
  ...(written in names ? [] : [[written, written || 'vyber'] satisfies [string, string]]),
  ...Object.entries(names),
];

interface Props extends TaskPart {
  /** Tasks before it whose program it can go on with. */
  programs?: readonly ProgramBefore[];
}

/** What sort of task it is, and what is asked. */
export function TaskBasics({ draft, programs = [], set, error, leave }: Props) {
  const { id, kind, database, continues, assignment } = draft;
  const language = taskLanguage(draft);
  const fitting = programs.filter((program) => program.language === language && program.id !== id);
  return (
    <>
      <div className="grid gap-3 @lg:grid-cols-2">
        <DeskSelect
          label="Druh"
          error={error('kind')}
          help={kind in kindHelp ? kindHelp[kind as keyof typeof kindHelp] : undefined}
          value={kind}
          options={withOwn(kind, taskKindNames)}
          onChange={(chosen) => set(ofTaskKind(draft, chosen))}
          onBlur={leave('kind')}
        />
        {kind !== 'tick' && (
          <DeskSelect
            label="Jazyk"
            error={error('language')}
            value={language}
            options={withOwn(language, taskLanguageNames)}
            onChange={(chosen) => set(inLanguage(draft, chosen))}
            onBlur={leave('language')}
          />
        )}
        <DeskField
          label="Označenie"
          error={error('id')}
          help="Drží sa ho rozpísaný kód a&nbsp;pokrok učiacich sa. Po publikovaní ho nemeň."
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={id}
              onChange={({ currentTarget }) => set({ id: currentTarget.value.trim() })}
              onBlur={leave('id')}
            />
          )}
        </DeskField>
        {(continues !== '' || (kind === 'write' && fitting.length > 0)) && (
          <DeskSelect
            label="Nadväzuje na program úlohy"
            isOptional
            error={error('continues')}
            help="Krok projektu: začína sa programom, ktorým tam kto prešiel, inak naším riešením."
            value={continues}
            options={withOwn(continues, {
              '': 'na žiadnu, začína sa sama',
              ...Object.fromEntries(fitting.map((program) => [program.id, `${program.id} · ${program.lecture}`])),
            })}
            onChange={(chosen) => set({ continues: chosen })}
            onBlur={leave('continues')}
          />
        )}
        {language === 'sql' && (
          <DeskField label="Databáza" isOptional help="Bez nej úloha pracuje s&nbsp;tou, ktorú text použil naposledy.">
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                spellCheck={false}
                value={database}
                onChange={({ currentTarget }) => set({ database: currentTarget.value.trim() })}
              />
            )}
          </DeskField>
        )}
      </div>
      <WordsField
        label="Zadanie"
        rows={3}
        value={assignment}
        error={error('assignment')}
        onChange={(text) => set({ assignment: text })}
        onLeave={leave('assignment')}
      />
    </>
  );
}
