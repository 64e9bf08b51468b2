import { EntryList } from '#src/components/desk/kit/EntryList.tsx';
import { FieldGroup } from '#src/components/desk/kit/FieldGroup.tsx';
import { readOptions, writeOptions } from '#src/domain/desk/tasks/taskChecks.ts';
import { CodeField } from './CodeField.tsx';
import type { TaskPart } from './taskPart.ts';

/** The outputs among which a guess is chosen. */
export function TaskOptions({ draft: { options }, set, error, leave }: TaskPart) {
  const list = readOptions(options?.code ?? '');
  const write = (code: string) =>
    set({ options: code === '' ? null : { info: options?.info ?? 'yaml options', code } });
  if (!list) {
    return (
      <CodeField
        label="Možnosti v&nbsp;YAML"
        error={error('options')}
        value={options?.code ?? ''}
        onChange={write}
        onLeave={leave('options')}
      />
    );
  }
  return (
    <FieldGroup
      title="Možnosti, z&nbsp;ktorých sa vyberá"
      error={error('options')}
      note={list.length === 0 ? 'Bez možností sa výstup napíše.' : undefined}
    >
      <EntryList
        noun="možnosť"
        items={list}
        isOrdered={false}
        newItem={() => ''}
        onChange={(changed) => write(writeOptions(changed))}
      >
        {(option, at, change) => (
          <CodeField
            label={`${at + 1}. možnosť`}
            rows={1}
            value={option}
            onChange={change}
            onLeave={leave('options')}
          />
        )}
      </EntryList>
    </FieldGroup>
  );
}
