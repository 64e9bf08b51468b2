import { EntryList } from '#src/components/desk/kit/EntryList.tsx';
import { FieldGroup } from '#src/components/desk/kit/FieldGroup.tsx';
import { checkFormsOf, joinList, newCheck, splitList } from '#src/domain/desk/tasks/taskChecks.ts';
import { taskLanguage } from '#src/domain/desk/tasks/taskProblems.ts';
import { CheckFields } from './CheckFields.tsx';
import { CodeField } from './CodeField.tsx';
import type { TaskPart } from './taskPart.ts';

/** What must hold of a program, or what is ticked off. */
export function TaskChecks({ draft, set, error, leave }: TaskPart) {
  const { kind, checks } = draft;
  const language = taskLanguage(draft);
  const list = splitList(checks?.code ?? '');
  const write = (code: string) =>
    set({ checks: code.trim() === '' ? null : { info: checks?.info ?? 'yaml checks', code } });
  if (!list) {
    return (
      <CodeField
        label="Kontroly v&nbsp;YAML"
        help="Ako zoznam, každá kontrola s&nbsp;pomlčkou na začiatku."
        error={error('checks')}
        value={checks?.code ?? ''}
        onChange={write}
        onLeave={leave('checks')}
      />
    );
  }
  const isTick = kind === 'tick';
  return (
    <FieldGroup
      title={isTick ? 'Čo sa odškrtáva' : 'Kontroly'}
      error={error('checks')}
      note={isTick ? undefined : 'Pýtame sa ich za sebou. Prvá, ktorá neprejde, sa povie svojou vetou.'}
    >
      <EntryList
        noun="kontrolu"
        add={isTick ? 'Pridať vetu' : 'Pridať kontrolu'}
        items={list.items}
        newItem={() => newCheck(checkFormsOf(kind, language)[0] ?? 'prints')}
        onChange={(items) => write(joinList(list, items))}
      >
        {(item, at, change) => (
          <CheckFields
            number={at + 1}
            item={item}
            kind={kind}
            language={language}
            error={error(`check ${at + 1}`)}
            onChange={change}
            onLeave={leave(`check ${at + 1}`)}
          />
        )}
      </EntryList>
    </FieldGroup>
  );
}
