import type { TaskBlock } from '#src/domain/desk/tasks/taskDraft.ts';
import { taskLanguage } from '#src/domain/desk/tasks/taskProblems.ts';
import { CodeField } from './CodeField.tsx';
import type { TaskPart } from './taskPart.ts';

/** The program that a task begins with, and ours. */
export function TaskPrograms({ draft, set, error, leave }: TaskPart) {
  const { kind, continues, start, solution, fillers } = draft;
  const isGuessed = kind === 'predict';
  const language = taskLanguage(draft) || 'javascript';
  const withCode = (block: TaskBlock | null, info: string, code: string): TaskBlock =>
    block ? { ...block, code } : { info, code };
  const needsStart = kind === 'fix' || kind === 'fill' || isGuessed;
  return (
    <div className="grid gap-3 @lg:grid-cols-2">
      {(continues === '' || start) && (
        <CodeField
          label={isGuessed ? 'Program, ktorý sa číta' : 'Program, s\u00A0ktorým sa začína'}
          isOptional={!needsStart}
          error={error('start')}
          rows={5}
          value={start?.code ?? ''}
          onChange={(code) =>
            set({ start: code === '' && !needsStart ? null : withCode(start, `${language} start`, code) })
          }
          onLeave={leave('start')}
        />
      )}
      <CodeField
        label={isGuessed ? 'Čo naozaj vypíše' : 'Naše riešenie'}
        error={error('solution')}
        rows={5}
        value={solution.block?.code ?? ''}
        onChange={(code) =>
          set({
            solution: {
              ...solution,
              block: withCode(solution.block, `${isGuessed ? 'output' : language} solution`, code),
            },
          })
        }
        onLeave={leave('solution')}
      />
      {(fillers || (kind === 'fill' && language === 'java')) && (
        <CodeField
          label="Čo môže byť v&nbsp;medzerách tiež"
          isOptional
          help="Zoznam v&nbsp;YAML: gap je číslo medzery, too čo v&nbsp;nej funguje tiež, because prečo tam máme to naše."
          error={error('fillers')}
          rows={2}
          value={fillers?.code ?? ''}
          onChange={(code) => set({ fillers: code === '' ? null : withCode(fillers, 'yaml fillers', code) })}
          onLeave={leave('fillers')}
        />
      )}
    </div>
  );
}
