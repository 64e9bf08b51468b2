import { type ReactNode, useState } from 'react';
import { CodeIcon, type CodeIconName } from './CodeIcon.tsx';
import { EnlargeButton } from './EnlargeButton.tsx';
import { PanelAction } from './PanelAction.tsx';

interface Props {
  /** The name of the file, or of the language. */
  title: string;
  /** Its files, in the place of the title. */
  tabs?: ReactNode;
  /** In the place of the whole bar, and of what is pressed in it. */
  bar?: ReactNode;
  /** The program: lines to read, or an editor. */
  children: ReactNode;
  state: 'ready' | 'booting' | 'running';
  /** Whether the program can be written into, and whether it differs from the author's. */
  editing: 'no' | 'unchanged' | 'changed';
  /** It can be written into, but nobody has begun: „Upraviť“ stands in the bar. */
  isAsleep?: boolean;
  /** `null` where the program is only read. */
  onRun: (() => void) | null;
  /** Of an exercise: what „Skontrolovať“ does, which is then the main thing, until the exercise has passed; a page runs until it is stopped, so it is checked meanwhile. */
  check?: { onPress: () => void; isMain: boolean; isWhileRunning?: boolean };
  onStop: () => void;
  onEdit?: () => void;
  onRestore?: () => void;
  /** Opens it on „Na pokusy“. */
  onTry?: () => void;
  /** Goes through what the program does; nothing where its language does not tell. */
  onStep?: () => void;
  onCopy?: () => void;
  hasCopied?: boolean;
  /** Whether the program is written in a plain text field, and what changes that: behind „Viac“, with what a phone has no room for. */
  plain?: { isOn: boolean; onSwitch: () => void };
  /** What else is done with the program: at the end of its buttons, on a phone behind „Viac“. */
  end?: ReactNode;
  /** Shows it large, for a class. */
  onEnlarge?: () => void;
  /** It fills a window, where it is run and read. */
  isLarge?: boolean;
  /** What is said about the program, between its buttons and what it printed. */
  said?: ReactNode;
  /** What the program has printed and how it ended; nothing before the first run. */
  output: ReactNode;
}

interface ActionProps {
  icon: CodeIconName;
  label: string;
  isMain?: boolean;
  /** Finds it after the press that brought the panel: `run` is „Spustiť“, or „Zastaviť“ in its place. */
  name?: 'run' | 'check' | 'step' | 'edit';
  /** Not now; it stays focusable. */
  isOff?: boolean;
  /** A row of a phone has room for two and a half: it stands there without its icon, in the next row, or not at all. */
  onPhone?: 'bare' | 'behind' | 'hidden';
  onPress: () => void;
}

/** Where another bar has other presses. */
const nothing = () => undefined;

const action =
  'inline-flex min-h-11 items-center gap-2.5 rounded-[10px] px-4.5 text-md leading-tight font-bold focus-visible:outline-code-light aria-disabled:cursor-not-allowed aria-disabled:opacity-60 max-m:gap-2 max-m:px-3';
const phoneLooks = { bare: 'max-m:[&_svg]:hidden', behind: 'max-m:order-1', hidden: 'max-m:hidden' };

function Action({ icon, label, isMain = false, name, isOff = false, onPhone, onPress }: ActionProps) {
  const look = isMain
    ? 'bg-code-accent text-code-on-accent hover:bg-code-accent-strong'
    : 'text-code-text shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] hover:bg-code-line';
  return (
    <button
      type="button"
      data-action={name}
      aria-disabled={isOff || undefined}
      className={`${action} ${look} ${onPhone ? phoneLooks[onPhone] : ''}`}
      onClick={isOff ? undefined : onPress}
    >
      <CodeIcon name={icon} size={18} />
      {label}
    </button>
  );
}

/** What is seldom pressed, behind the buttons that are. */
function More({ isOpen, isAlone, onPress }: { isOpen: boolean; isAlone: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label="Viac"
      aria-expanded={isOpen}
      className={`grid size-11 place-items-center rounded-[10px] text-code-text hover:bg-code-line focus-visible:outline-code-light ${isAlone ? 'ml-auto' : 'max-m:ml-auto'}`}
      onClick={onPress}
    >
      <CodeIcon name="more" size={22} className="stroke-[2.6]" />
    </button>
  );
}

/**
 * A program with its buttons and its output. „Zastaviť“ takes the place of „Spustiť“, so the buttons never move and the
 * focus stays where it is.
 */
export function CodePanel({
  title,
  tabs,
  bar,
  children,
  state,
  editing,
  isAsleep = false,
  onRun,
  check,
  onStop,
  onEdit = nothing,
  onRestore = nothing,
  onTry,
  onStep,
  onCopy = nothing,
  hasCopied = false,
  plain,
  end,
  onEnlarge,
  isLarge = false,
  said,
  output,
}: Props) {
  const isBusy = state !== 'ready';
  const [isMoreOpen, setMoreOpen] = useState(false);
  const hasPlain = editing !== 'no' && plain !== undefined;
  return (
    <section
      aria-label={`Program: ${title}`}
      data-runs={isBusy || undefined}
      className={`${isLarge ? 'min-h-full' : 'overflow-clip rounded-2xl max-m:-mx-5 max-m:rounded-none'} bg-code text-code-text has-[.cm-focused]:shadow-[0_0_0_2px_theme(colors.code.accent)]`}
    >
      {bar ?? (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-code-line pr-2 pl-[1.1em] text-sm font-semibold text-code-muted">
          {tabs || (
            <span className="min-w-0 flex-1 truncate">
              {title}
              {/* On a phone „Vrátiť pôvodný kód“ beside it says so, and leaves no room. */}
              {editing === 'changed' && <span className="max-m:sr-only"> · upravený</span>}
            </span>
          )}
          {editing !== 'no' && !isAsleep && !isLarge && !plain?.isOn && (
            <p className="text-sm font-normal max-m:hidden">Esc, potom Tab: von z editora</p>
          )}
          {onTry && <PanelAction label="Otvoriť na pokusy" short="Na pokusy" onPress={onTry} />}
          {isAsleep ? (
            <PanelAction icon="edit" label="Upraviť" name="edit" onPress={onEdit} />
          ) : editing === 'changed' ? (
            <PanelAction icon="undo" label="Vrátiť pôvodný kód" onPress={onRestore} />
          ) : (
            <PanelAction label={hasCopied ? 'Skopírované' : 'Kopírovať'} onPress={onCopy} />
          )}
          {onEnlarge && <EnlargeButton onPress={onEnlarge} />}
        </div>
      )}
      {children}
      {/* On a phone it stays above the keyboard and its row of signs, that of a task at the foot of the window without one. */}
      <div
        className={`needs-script sticky bottom-(--above-keys,auto) ${check ? 'max-m:bottom-(--above-keys,0px)' : ''} z-1 flex flex-wrap items-center gap-2.5 bg-code border-t border-code-line px-[1.1em] py-3 text-sm max-m:px-3`}
      >
        {isBusy ? (
          <Action key="run" name="run" icon="stop" label="Zastaviť" onPress={onStop} />
        ) : (
          onRun && <Action key="run" name="run" icon="play" label="Spustiť" isMain={!check} onPress={onRun} />
        )}
        {check && (
          <Action
            name="check"
            icon="check"
            label="Skontrolovať"
            isMain={check.isMain}
            isOff={isBusy && !check.isWhileRunning}
            onPress={check.onPress}
          />
        )}
        {onStep && (
          <Action
            name="step"
            icon="step"
            label="Krokovať"
            onPhone={!check ? 'bare' : isMoreOpen ? 'behind' : 'hidden'}
            onPress={onStep}
          />
        )}
        {editing === 'no' && !isLarge && (
          <Action name="edit" icon="edit" label="Upraviť" onPhone="bare" onPress={onEdit} />
        )}
        {end && <div className="ml-auto flex flex-wrap max-m:hidden">{end}</div>}
        {hasPlain && <More isOpen={isMoreOpen} isAlone={!end} onPress={() => setMoreOpen(!isMoreOpen)} />}
        {hasPlain && isMoreOpen && (
          <div className="flex basis-full flex-wrap gap-x-2 max-m:order-1">
            {end && <div className="flex flex-wrap gap-x-2 m:hidden">{end}</div>}
            <PanelAction
              label={plain.isOn ? 'Upraviť v\u00A0editore s\u00A0farbami' : 'Upraviť ako obyčajný text'}
              onPress={plain.onSwitch}
            />
          </div>
        )}
      </div>
      {said}
      {output}
    </section>
  );
}
