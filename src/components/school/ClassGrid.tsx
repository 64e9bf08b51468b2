import { Icon } from '#src/components/ui/Icon.tsx';
import type { ClassTable } from '#src/contract/schoolClass.ts';
import { type ClassColumn, type ClassGroup, passedOf } from '#src/domain/classTable.ts';

type Member = ClassTable['members'][number];

interface Props {
  groups: readonly ClassGroup[];
  members: readonly Member[];
  onRemove: (member: Member) => void;
}

const edge = 'border-l border-line';
const nameCell =
  'sticky left-0 z-10 min-w-36 max-w-46 bg-primary px-2 m:px-3 text-left font-normal wrap-anywhere m:min-w-46 print:static';

/** Learners by tasks. Never colour alone: passed has a tick, begun a count, nothing a dash. */
export function ClassGrid({ groups, members, onRemove }: Props) {
  const columns = groups.flatMap((group) =>
    group.columns.map((column, index) => ({ ...column, isFirst: index === 0 })),
  );
  const all = columns.flatMap(({ tasks }) => tasks);
  const rows = members.map((member) => ({ member, passed: new Set(member.passed) }));
  return (
    // The buttons in it take the focus, and so the keys that scroll; what only screen readers have stays within it.
    <section
      aria-label="Tabuľka úloh"
      className="relative overflow-x-auto rounded-xl border border-line print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Splnené úlohy triedy</caption>
        <thead className="bg-surface">
          <tr>
            <th scope="col" rowSpan={2} className={`${nameCell} bg-surface font-strong`}>
              Meno
            </th>
            {groups.map(({ key, number, name, columns: own }) => (
              <th key={key} scope="colgroup" colSpan={own.length} className={`h-11 px-2 font-strong ${edge}`}>
                <span className="mr-1.5 text-accent-text">{number}</span>
                {name}
              </th>
            ))}
            <th scope="col" rowSpan={2} className={`px-3 font-strong ${edge}`}>
              Spolu
            </th>
          </tr>
          <tr className="border-t border-line text-muted">
            {columns.map(({ key, head, title, isFirst }) => (
              <th key={key} scope="col" title={title} className={`h-10 min-w-13 font-normal ${isFirst ? edge : ''}`}>
                <span aria-hidden="true">{head}</span>
                <span className="sr-only">{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ member, passed }) => (
            <tr key={member.id} className="h-12 border-t border-line">
              <th scope="row" className={nameCell}>
                <span className="flex items-center justify-between gap-1">
                  {member.name}
                  <button
                    type="button"
                    aria-label={`Odobrať z\u00A0triedy: ${member.name}`}
                    onClick={() => onRemove(member)}
                    className="no-print -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-danger-soft hover:text-danger-text"
                  >
                    <Icon name="close" size={16} />
                  </button>
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.key} className={`text-center ${column.isFirst ? edge : ''}`}>
                  <Mark column={column} passed={passed} />
                </td>
              ))}
              <td className={`px-3 text-center font-mono whitespace-nowrap ${edge}`}>
                {passedOf(passed, all)} z&nbsp;{all.length}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-surface text-muted">
          <tr className="h-12 border-t border-line">
            <th scope="row" className={`${nameCell} bg-surface`}>
              Splnili
            </th>
            {columns.map(({ key, tasks, isFirst }) => (
              <td key={key} className={`text-center font-mono ${isFirst ? edge : ''}`}>
                {rows.filter(({ passed }) => passedOf(passed, tasks) === tasks.length).length}
              </td>
            ))}
            <td className={edge} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Mark({ column: { tasks }, passed }: { column: ClassColumn; passed: ReadonlySet<number> }) {
  const count = passedOf(passed, tasks);
  if (count === tasks.length) {
    return (
      <>
        <span className="inline-grid size-7 place-items-center rounded-md bg-accent text-white print:border print:border-black print:text-black">
          <Icon name="check" size={16} />
        </span>
        <span className="sr-only">splnené</span>
      </>
    );
  }
  if (count === 0) {
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">ešte nie</span>
      </>
    );
  }
  return (
    <span className="font-mono whitespace-nowrap">
      {count}/{tasks.length}
    </span>
  );
}
