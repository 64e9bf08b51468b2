import { useId } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { fieldClass } from '#src/components/ui/FieldFrame.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { ClassTable } from '#src/contract/schoolClass.ts';
import { shownClassCode } from '#src/domain/classCode.ts';
import { classGroups, membersInWords } from '#src/domain/classTable.ts';
import { paths } from '#src/domain/paths.ts';
import { ClassGrid } from './ClassGrid.tsx';

interface Props {
  table: ClassTable;
  /** „prvyriadok.sk“: what learners type before `/trieda`. */
  host: string;
  /** Whose tasks are shown one by one; `null`: of the whole course counts by lecture. */
  chapterId: string | null;
  onChapter: (id: string | null) => void;
  isCopied: boolean;
  onCopy: () => void;
  onPrint: () => void;
  onRemove: (member: ClassTable['members'][number]) => void;
  /** Both are asked about first. */
  onRenew: () => void;
  onClose: () => void;
}

/** A teacher's class: its code, and which tasks who has passed. */
export function ClassView(props: Props) {
  const { table, host, chapterId, isCopied } = props;
  const chapterField = useId();
  const isEmpty = table.members.length === 0;
  const groups = classGroups(table, chapterId);
  return (
    <div className="page grid min-h-[70vh] content-start gap-6 pt-8 pb-18 m:pt-12">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0 wrap-anywhere">
          <TextLink href={paths.course(table.course.slug)}>{table.course.name}</TextLink>
          <h1 className="text-h1 font-extrabold tracking-title">{table.name}</h1>
          <p className="mt-1 text-muted">
            {membersInWords(table.members.length)}. {!isEmpty && 'Vidíš splnené úlohy, nič iné.'}
          </p>
          <p className="no-print">
            <TextLink href={paths.plan(table.course.slug)}>Plán kapitol a&nbsp;riešenia</TextLink>
          </p>
        </div>
        <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2 border-l-[3px] border-accent bg-accent-soft px-4 py-2">
          <span className="text-sm text-muted">
            {host}
            {paths.joinClass()}
            <br />
            kód na pridanie
          </span>
          <strong className="font-mono text-h2 whitespace-nowrap">{shownClassCode(table.code)}</strong>
          <Button kind="quiet" size="small" icon={isCopied ? 'check' : 'copy'} onPress={props.onCopy}>
            {isCopied ? 'Skopírované' : 'Kopírovať odkaz'}
          </Button>
        </div>
      </header>
      {isEmpty ? (
        <Board host={host} code={table.code} />
      ) : (
        <>
          <div className="no-print grid max-w-80 gap-1.5">
            <label htmlFor={chapterField} className="font-strong">
              Čo ukázať
            </label>
            <select
              id={chapterField}
              value={chapterId ?? ''}
              onChange={({ currentTarget }) => props.onChapter(currentTarget.value || null)}
              className={fieldClass}
            >
              <option value="">Celý kurz po lekciách</option>
              {table.chapters.map(({ id, name }, index) => (
                <option key={id} value={id}>
                  {index + 1}. {name}
                </option>
              ))}
            </select>
          </div>
          {groups.length > 0 ? (
            <ClassGrid groups={groups} members={table.members} onRemove={props.onRemove} />
          ) : (
            <p className="text-muted">V&nbsp;tejto časti kurzu nie sú úlohy.</p>
          )}
        </>
      )}
      <div className="no-print flex flex-wrap gap-3">
        {!isEmpty && (
          <Button kind="quiet" size="small" onPress={props.onPrint}>
            Vytlačiť tabuľku
          </Button>
        )}
        <Button kind="quiet" size="small" onPress={props.onRenew}>
          Nový kód
        </Button>
        <Button kind="quiet" size="small" icon="delete" onPress={props.onClose}>
          Zavrieť triedu
        </Button>
      </div>
    </div>
  );
}

/** What to do, large enough to be projected. */
function Board({ host, code }: { host: string; code: string }) {
  const lines = [
    <>
      Otvor{' '}
      <b className="font-mono wrap-anywhere">
        {host}
        {paths.joinClass()}
      </b>
    </>,
    <b key="code" className="font-mono text-h1 whitespace-nowrap">
      {shownClassCode(code)}
    </b>,
    'Napíš meno, ktoré má trieda vidieť',
    'Začni lekciou 1',
  ];
  return (
    <ol className="max-w-2xl overflow-hidden rounded-2xl bg-footer py-6 text-xl text-footer-text">
      {lines.map((line, index) => (
        <li
          key={index}
          className={`grid grid-cols-[52px_minmax(0,1fr)] items-center border-l-[3px] py-3 pr-5 ${index === 1 ? 'border-accent' : 'border-transparent'}`}
        >
          <span aria-hidden="true" className="text-center font-mono text-base text-footer-muted">
            {index + 1}
          </span>
          <span>{line}</span>
        </li>
      ))}
    </ol>
  );
}
