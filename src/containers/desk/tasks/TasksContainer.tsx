import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { ExerciseForm } from '#src/components/desk/tasks/ExerciseForm.tsx';
import { TaskHead } from '#src/components/desk/tasks/TaskHead.tsx';
import { TaskList } from '#src/components/desk/tasks/TaskList.tsx';
import { TasksFrame } from '#src/components/desk/tasks/TasksFrame.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useUndo } from '#src/containers/desk/kit/useUndo.tsx';
import type { ContentDocument, ContentFinding, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { LessonLanguage } from '#src/domain/desk/content/markdownActs.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import {
  type FoundTask,
  findTasks,
  insertTask,
  isMovable,
  lostParts,
  moveTask,
  newTask,
  withEnds,
  writeTask,
} from '#src/domain/desk/tasks/taskDraft.ts';
import { freeTaskId, shortTaskName } from '#src/domain/desk/tasks/taskPlaces.ts';
import {
  type ProgramBefore,
  programsOf,
  taskKindNames,
  taskLanguage,
  taskLanguageNames,
  taskProblems,
} from '#src/domain/desk/tasks/taskProblems.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { TaskRunContainer } from './TaskRunContainer.tsx';

interface Props {
  kind: ContentKind;
  id: string;
  document: ContentDocument;
  /** Of its page, which names new tasks. */
  address: string | null;
  /** Of earlier lectures, which a task can go on with. */
  programs: readonly ProgramBefore[];
  /** Of new tasks. */
  language: LessonLanguage;
  findings: readonly ContentFinding[];
  /** The line of the text that was written last; `null`: none. */
  cursor: () => number | null;
  onText: (text: string) => void;
  /** Shows a line of the text. */
  onLine: (line: number) => void;
}

/** The tasks of a lecture as forms: each writes into the Markdown of the lecture. */
export function TasksContainer({
  kind,
  id,
  document: written,
  address,
  programs,
  language,
  findings,
  cursor,
  onText,
  onLine,
}: Props) {
  const { text } = written;
  const path = deskPaths.contentEditor(kind, id);
  const hrefOf = (number: number | null) => withFilters(path, { cast: 'ulohy', uloha: number });
  const { filters } = useListAddress(path);
  const navigate = useNavigate();
  const { setDone, bar } = useUndo();
  const tasks = useMemo(() => findTasks(text), [text]);
  const number = Number(filters.uloha) || null;
  const opened = number ? tasks[number - 1] : undefined;
  const [added, setAdded] = useState<number | null>(null);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });

  const add = () => {
    const taken = tasks.flatMap(({ draft }) => draft?.id ?? []);
    const next = insertTask(text, cursor(), newTask(freeTaskId(address ?? id, taken), language));
    const place = tasks.filter(({ start }) => start < next.at).length + 1;
    onText(next.text);
    setAdded(place);
    void navigate(hrefOf(place));
  };
  const remove = ({ start, end, source }: FoundTask) => {
    const before = text.slice(0, start).trimEnd();
    const after = text.slice(end).trimStart();
    const without = [before, after].filter(Boolean).join('\n\n');
    onText(without);
    void navigate(hrefOf(null));
    setDone({
      text: 'Úloha je z\u00A0textu preč.',
      undo: () => {
        const now = latest.current;
        // What was written meanwhile stays.
        onText(now === without ? text : `${now.trimEnd()}\n\n${source}\n`);
        void navigate(hrefOf(number));
      },
    });
  };
  const move = (from: number, to: number) => {
    const before = latest.current;
    const next = moveTask(before, from, to);
    onText(next);
    if (number) void navigate(hrefOf(placeAfter(number - 1, from, to) + 1), { replace: true });
    const name = tasks[from] ? shortTaskName(words(tasks[from]).name) : '';
    setDone({
      text: `${name} je ${to + 1}. úloha. Predtým bola ${from + 1}.`,
      // What was written meanwhile stays.
      undo: () => onText(latest.current === next ? before : moveTask(latest.current, to, from)),
    });
  };
  const replace = ({ start, end }: FoundTask, source: string) =>
    onText(text.slice(0, start) + source + text.slice(end));
  return (
    <>
      {opened?.draft ? (
        <OpenTask
          key={number}
          kind={kind}
          id={id}
          document={written}
          number={number ?? 1}
          task={opened}
          programs={[...programs, ...programsOf(tasks.slice(0, (number ?? 1) - 1).map(({ draft }) => draft))]}
          taken={tasks.flatMap(({ draft }) => (draft && draft !== opened.draft ? draft.id : []))}
          isNew={added === number}
          list={listOf()}
          onSource={(source) => replace(opened, source)}
          onRemove={() => remove(opened)}
          onLine={() => onLine(opened.line)}
        />
      ) : (
        <TasksFrame
          list={listOf()}
          form={
            opened ? (
              <OnlyText line={opened.line} onLine={onLine} />
            ) : (
              <NoTask hasTasks={tasks.length > 0} onAdd={add} />
            )
          }
          run={null}
        />
      )}
      {bar}
    </>
  );

  function listOf() {
    return (
      <TaskList
        tasks={tasks.map((task, at) => ({
          ...words(task),
          href: hrefOf(at + 1),
          isCurrent: number === at + 1,
          isMovable: isMovable(task),
          isBroken: findings.some(({ kind: of, field, line, isObstacle }) => {
            const isOwn = field === task.draft?.id || (line !== null && isWithin(task, line));
            return isObstacle && of.startsWith('exercise') && isOwn;
          }),
        }))}
        onAdd={add}
        onMove={move}
      />
    );
  }
}

/** In the place of a form where no task is open. */
function NoTask({ hasTasks, onAdd }: { hasTasks: boolean; onAdd: () => void }) {
  if (hasTasks) {
    return <p>Vyber úlohu zo zoznamu, alebo pridaj novú. Poradie zmeníš úchytkou alebo Medzerníkom.</p>;
  }
  return (
    <DeskEmpty
      title="Lekcia nemá úlohy"
      action={
        <DeskButton kind="primary" onPress={onAdd}>
          Pridať prvú úlohu
        </DeskButton>
      }
    >
      Úlohu kontroluje stránka sama: spustí program a&nbsp;povie, čo ešte neplatí. Stojí v&nbsp;texte lekcie, medzi jeho
      odsekmi.
    </DeskEmpty>
  );
}

/** In the place of the form of a task that is written in the text alone. */
function OnlyText({ line, onLine }: { line: number; onLine: (line: number) => void }) {
  return (
    <DeskEmpty
      title="Táto úloha sa upravuje v&nbsp;texte"
      action={<DeskButton onPress={() => onLine(line)}>Ukázať v&nbsp;texte</DeskButton>}
    >
      Stojí v&nbsp;zozname či citáte, alebo jej chýba záver zo štyroch dvojbodiek. Formulár by ju mohol pokaziť.
    </DeskEmpty>
  );
}

/** Where a task of a list stands when another one, or it itself, was moved. */
function placeAfter(at: number, from: number, to: number): number {
  if (at === from) return to;
  return at - Number(at > from) + Number(at - Number(at > from) >= to);
}

const isWithin = ({ line, source }: FoundTask, at: number) => at >= line && at < line + source.split('\n').length;

function words({ draft, line }: FoundTask) {
  if (!draft) return { name: `Úloha na riadku ${line}`, detail: 'upravuje sa v\u00A0texte' };
  const [first = ''] = draft.assignment.split('\n');
  const kindName = (taskKindNames as Record<string, string>)[draft.kind] ?? 'neznámy druh';
  const language = taskLanguageNames[taskLanguage(draft)];
  return {
    name: first.replace(/[`*_]/g, '') || 'Nová úloha',
    detail: [kindName, language].filter(Boolean).join(' · '),
  };
}

interface OpenProps {
  kind: ContentKind;
  id: string;
  document: ContentDocument;
  number: number;
  task: FoundTask;
  /** The names of the other tasks. */
  taken: readonly string[];
  programs: readonly ProgramBefore[];
  isNew: boolean;
  list: React.ReactNode;
  onSource: (source: string) => void;
  onRemove: () => void;
  onLine: () => void;
}

/** One task. What has no end yet, such as a block of code, has one in the text; what the text could not hold even so waits here. */
function OpenTask({ task, taken, programs, isNew, list, onSource, onRemove, onLine, number, ...content }: OpenProps) {
  const read = task.draft ?? newTask('');
  const [own, setOwn] = useState({ draft: read, source: task.source });
  const [isChecked, setChecked] = useState(!isNew);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  // Taken back, merged or restored: the text has another one.
  const draft = own.source === task.source ? own.draft : read;
  const isHeld = useMemo(() => lostParts(withEnds(draft)).length > 0, [draft]);
  const problems = useMemo(() => taskProblems(draft, taken, programs), [draft, taken.join(' '), programs]);
  return (
    <TasksFrame
      list={list}
      form={
        <>
          <TaskHead ref={head} number={number} isHeld={isHeld} onRemove={onRemove} onLine={onLine} />
          <ExerciseForm
            draft={draft}
            programs={programs}
            problems={problems}
            isChecked={isChecked}
            onChange={(changed) => {
              const whole = withEnds(changed);
              const source = lostParts(whole).length > 0 ? task.source : writeTask(task.source, whole);
              setOwn({ draft: changed, source });
              if (source !== task.source) onSource(source);
            }}
          />
        </>
      }
      run={
        <TaskRunContainer
          {...content}
          start={task.start}
          draft={draft}
          hasProblems={Object.keys(problems).length > 0}
          onProve={() => setChecked(true)}
        />
      }
    />
  );
}
