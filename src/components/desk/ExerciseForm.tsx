import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';
import { moved } from '#src/domain/desk/moved.ts';
import { checkFormsOf, joinList, newCheck, readOptions, splitList, writeOptions } from '#src/domain/desk/taskChecks.ts';
import type { TaskBlock, TaskDraft } from '#src/domain/desk/taskDraft.ts';
import {
  hasChecks,
  inLanguage,
  ofTaskKind,
  slipInfo,
  type TaskProblems,
  taskKindNames,
  taskLanguage,
  taskLanguageNames,
} from '#src/domain/desk/taskProblems.ts';
import { CheckFields } from './CheckFields.tsx';
import { CodeField } from './CodeField.tsx';
import { DeskButton } from './DeskButton.tsx';
import { DeskField } from './DeskField.tsx';
import { DeskSelect } from './DeskSelect.tsx';

interface Props {
  draft: TaskDraft;
  /** What is wrong, by the part of the form; it is said once the part has been left. */
  problems: TaskProblems;
  /** Says everything that is wrong at once. */
  isChecked?: boolean;
  onChange: (draft: TaskDraft) => void;
}

interface Part {
  draft: TaskDraft;
  set: (changed: Partial<TaskDraft>) => void;
  error: (part: string) => string | undefined;
  leave: (part: string) => () => void;
  /** The list whose last one was just added: the focus goes there. */
  added: string | null;
  setAdded: (list: string) => void;
}

/** A task of a lecture: what is asked, its programs, its checks, and what is said to who does not know on. */
export function ExerciseForm({ draft, problems, isChecked = false, onChange }: Props) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string | null>(null);
  const part: Part = {
    draft,
    added,
    setAdded,
    set: (changed) => onChange({ ...draft, ...changed }),
    error: (name) => (isChecked || left.includes(name) ? problems[name] : undefined),
    leave: (name) => () => setLeft((before) => (before.includes(name) ? before : [...before, name])),
  };
  const { kind } = draft;
  const language = taskLanguage(draft);
  return (
    <form className="@container grid content-start gap-4" onSubmit={(event) => event.preventDefault()}>
      <Basics {...part} />
      {kind !== 'tick' && <Programs {...part} />}
      {kind === 'predict' && <Options {...part} />}
      {hasChecks(kind, language) && <Checks {...part} />}
      <Hints {...part} />
      {kind !== 'tick' && <Slips {...part} />}
      <SolutionWords {...part} />
    </form>
  );
}

/** What may be chosen, and before it what is written now, where that is none of it. */
const withOwn = (written: string, names: Record<string, string>): [string, string][] => [
  ...(written in names ? [] : [[written, written || 'vyber'] satisfies [string, string]]),
  ...Object.entries(names),
];

function Basics({ draft, set, error, leave }: Part) {
  const { id, kind, database, assignment } = draft;
  const language = taskLanguage(draft);
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
      <Words
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

const kindHelp = {
  write: 'Začiatok je prázdny alebo rozbehnutý program.',
  fix: 'Začiatok je program s\u00A0chybou.',
  fill: 'V\u00A0začiatku sú medzery na doplnenie: ____',
  predict: 'Začiatok sa prečíta a\u00A0háda sa, čo vypíše.',
  order: 'Riadky riešenia stránka zamieša.',
  tick: 'Čo program neoverí: každý si odškrtne, čo už má.',
};

function Programs({ draft, set, error, leave }: Part) {
  const { kind, start, solution } = draft;
  const isGuessed = kind === 'predict';
  const language = taskLanguage(draft) || 'javascript';
  const withCode = (block: TaskBlock | null, info: string, code: string): TaskBlock =>
    block ? { ...block, code } : { info, code };
  const needsStart = kind === 'fix' || kind === 'fill' || isGuessed;
  return (
    <div className="grid gap-3 @lg:grid-cols-2">
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
    </div>
  );
}

function Options({ draft: { options }, set, error, leave, added, setAdded }: Part) {
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
    <Group title="Možnosti, z&nbsp;ktorých sa vyberá" error={error('options')}>
      {list.length === 0 && <Quiet>Bez možností sa výstup napíše.</Quiet>}
      {list.map((option, at) => (
        <Entry
          key={at}
          isAdded={added === 'options' && at === list.length - 1}
          name={`${at + 1}. možnosť`}
          onRemove={() => write(writeOptions(list.filter((_, index) => index !== at)))}
        >
          <CodeField
            label={`${at + 1}. možnosť`}
            rows={1}
            value={option}
            onChange={(text) => write(writeOptions(list.map((one, index) => (index === at ? text : one))))}
            onLeave={leave('options')}
          />
        </Entry>
      ))}
      <Add
        count={list.length}
        onPress={() => {
          setAdded('options');
          write(writeOptions([...list, '']));
        }}
      >
        Pridať možnosť
      </Add>
    </Group>
  );
}

function Checks({ draft, set, error, leave, added, setAdded }: Part) {
  const { kind, checks } = draft;
  const language = taskLanguage(draft);
  const list = splitList(checks?.code ?? '');
  const write = (code: string) =>
    set({ checks: code.trim() === '' ? null : { info: checks?.info ?? 'yaml checks', code } });
  if (!list) {
    return (
      <CodeField
        label="Skúšky v&nbsp;YAML"
        help="Ako zoznam, každá skúška s&nbsp;pomlčkou na začiatku."
        error={error('checks')}
        value={checks?.code ?? ''}
        onChange={write}
        onLeave={leave('checks')}
      />
    );
  }
  const { items } = list;
  const put = (changed: readonly string[]) => write(joinList(list, changed));
  const isTick = kind === 'tick';
  return (
    <Group title={isTick ? 'Čo sa odškrtáva' : 'Skúšky'} error={error('checks')}>
      {!isTick && <Quiet>Pýtame sa ich za sebou. Prvá, ktorá neprejde, sa povie svojou vetou.</Quiet>}
      {items.map((item, at) => (
        <Entry
          key={at}
          isAdded={added === 'checks' && at === items.length - 1}
          name={`${at + 1}. skúšku`}
          onUp={at > 0 ? () => put(moved(items, at, -1)) : null}
          onDown={at < items.length - 1 ? () => put(moved(items, at, 1)) : null}
          onRemove={() => put(items.filter((_, index) => index !== at))}
        >
          <CheckFields
            number={at + 1}
            item={item}
            kind={kind}
            language={language}
            error={error(`check ${at + 1}`)}
            onChange={(changed) => put(items.map((one, index) => (index === at ? changed : one)))}
            onLeave={leave(`check ${at + 1}`)}
          />
        </Entry>
      ))}
      <Add
        count={items.length}
        onPress={() => {
          setAdded('checks');
          put([...items, newCheck(checkFormsOf(kind, language)[0] ?? 'prints')]);
        }}
      >
        {isTick ? 'Pridať vetu' : 'Pridať skúšku'}
      </Add>
    </Group>
  );
}

function Hints({ draft: { hints }, set, error, leave, added, setAdded }: Part) {
  return (
    <Group title="Nápovedy, jedna po druhej">
      {hints.map((hint, at) => (
        <Entry
          key={at}
          isAdded={added === 'hints' && at === hints.length - 1}
          name={`${at + 1}. nápovedu`}
          onUp={at > 0 ? () => set({ hints: moved(hints, at, -1) }) : null}
          onDown={at < hints.length - 1 ? () => set({ hints: moved(hints, at, 1) }) : null}
          onRemove={() => set({ hints: hints.filter((one) => one !== hint) })}
        >
          <Words
            label={`${at + 1}. nápoveda`}
            value={hint.text}
            error={error(`hint ${at + 1}`) ?? error('hints')}
            onChange={(text) => set({ hints: hints.map((one) => (one === hint ? { ...hint, text } : one)) })}
            onLeave={leave(`hint ${at + 1}`)}
          />
        </Entry>
      ))}
      <Add
        count={hints.length}
        onPress={() => {
          setAdded('hints');
          set({ hints: [...hints, { head: 'hint', text: '' }] });
        }}
      >
        Pridať nápovedu
      </Add>
    </Group>
  );
}

function Slips({ draft, set, error, leave, added, setAdded }: Part) {
  const { slips } = draft;
  return (
    <Group title="Časté omyly">
      <Quiet>Kto napíše program, ktorý sa správa rovnako, dočíta sa tvoje vysvetlenie. Program nikto neuvidí.</Quiet>
      {slips.map((slip, at) => {
        const change = (changed: Partial<typeof slip>) =>
          set({ slips: slips.map((one) => (one === slip ? { ...slip, ...changed } : one)) });
        return (
          <Entry
            key={at}
            isAdded={added === 'slips' && at === slips.length - 1}
            name={`${at + 1}. omyl`}
            onUp={at > 0 ? () => set({ slips: moved(slips, at, -1) }) : null}
            onDown={at < slips.length - 1 ? () => set({ slips: moved(slips, at, 1) }) : null}
            onRemove={() => set({ slips: slips.filter((one) => one !== slip) })}
          >
            <CodeField
              label={`${at + 1}. omyl: ${draft.kind === 'predict' ? 'čo niekto tipne' : 'čo niekto napíše'}`}
              error={error(`slip ${at + 1}`)}
              value={slip.block?.code ?? ''}
              onChange={(code) => change({ block: { info: slip.block?.info ?? slipInfo(draft), code } })}
              onLeave={leave(`slip ${at + 1}`)}
            />
            <Words
              label={`${at + 1}. omyl: čo mu povieme`}
              value={slip.text}
              error={error(`slip message ${at + 1}`) ?? error('slips')}
              onChange={(text) => change({ text })}
              onLeave={leave(`slip message ${at + 1}`)}
            />
          </Entry>
        );
      })}
      <Add
        count={slips.length}
        onPress={() => {
          setAdded('slips');
          set({ slips: [...slips, { head: 'slip', text: '', block: { info: slipInfo(draft), code: '' } }] });
        }}
      >
        Pridať omyl
      </Add>
    </Group>
  );
}

/** The words around the program of the solution; of what has no program they are all of it. */
function SolutionWords({ draft: { kind, solution }, set, error, leave }: Part) {
  const change = (changed: Partial<TaskDraft['solution']>) =>
    set({ solution: { ...solution, head: solution.head ?? 'solution', ...changed } });
  if (kind === 'tick') {
    return (
      <Words
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
    <Group title="Slová pri riešení">
      <Words label="Pred programom" isOptional value={solution.before} onChange={(before) => change({ before })} />
      <Words label="Za programom" isOptional value={solution.after} onChange={(after) => change({ after })} />
    </Group>
  );
}

interface WordsProps {
  label: string;
  value: string;
  rows?: number;
  error?: string | undefined;
  isOptional?: boolean;
  onChange: (text: string) => void;
  onLeave?: () => void;
}

function Words({ label, value, rows = 2, error, isOptional = false, onChange, onLeave }: WordsProps) {
  return (
    <DeskField label={label} help="Markdown." error={error} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} resize-y`}
          rows={Math.max(rows, Math.min(linesFor(value), 14))}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </DeskField>
  );
}

/** About as many as a text takes: its own, and those that are longer than the field. */
function linesFor(text: string): number {
  return text.split('\n').reduce((all, line) => all + Math.max(1, Math.ceil(line.length / 55)), 0);
}

function Group({ title, error, children }: { title: string; error?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3">
      <legend className="text-xs font-strong">{title}</legend>
      {error && (
        <p role="alert" className="text-2xs text-danger-text">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

interface EntryProps {
  isAdded: boolean;
  /** In the accusative, for its buttons. */
  name: string;
  onUp?: (() => void) | null;
  onDown?: (() => void) | null;
  onRemove: () => void;
  children: ReactNode;
}

/** One of a list, with its buttons below. */
function Entry({ isAdded, name, onUp, onDown, onRemove, children }: EntryProps) {
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(isAdded);
  useEffect(() => {
    if (takesFocus.current) place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return (
    <div ref={place} className="grid min-w-0 gap-3 rounded-md border border-line p-3">
      {children}
      <div className="flex flex-wrap gap-2">
        {onUp !== undefined && (
          <DeskButton size="row" state={onUp ? 'ready' : 'disabled'} onPress={() => onUp?.()}>
            Vyššie<span className="sr-only"> {name}</span>
          </DeskButton>
        )}
        {onDown !== undefined && (
          <DeskButton size="row" state={onDown ? 'ready' : 'disabled'} onPress={() => onDown?.()}>
            Nižšie<span className="sr-only"> {name}</span>
          </DeskButton>
        )}
        <DeskButton size="row" kind="plain" onPress={onRemove}>
          Odobrať {name}
        </DeskButton>
      </div>
    </div>
  );
}

interface AddProps {
  /** How many there are: where the last one was taken away with the focus in it, the focus comes here. */
  count: number;
  onPress: () => void;
  children: string;
}

function Add({ count, onPress, children }: AddProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) takeLostFocus(place.current?.querySelector('button') ?? null);
    before.current = count;
  }, [count]);
  return (
    <div ref={place}>
      <DeskButton size="row" onPress={onPress}>
        {children}
      </DeskButton>
    </div>
  );
}

function Quiet({ children }: { children: string }) {
  return <p className="text-2xs text-muted">{children}</p>;
}
