import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { drawKept, drawUnknown } from '#src/browser/exercise/drawKept.ts';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { currentIdentity, whoIsHere } from '#src/browser/identity/identity.ts';
import { presumedOwner } from '#src/browser/learning/keptHome.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { lessonButtons } from './lessonButtons.ts';
import { watchParts } from './watchParts.ts';

/** What takes the place of a piece of a lesson, which is markup from the server. */
export interface Opening {
  /** What stands there, and is hidden from now on. */
  box: HTMLElement;
  /** What stands there instead. */
  host: HTMLElement;
  content: (place: Place) => ReactNode;
  /** What was pressed in the markup is still to be done: by the same button of what stands there. */
  isPressed?: boolean;
  /** Behind each time that it was put there. */
  onPut?: (place: Place) => void;
}

export interface Place extends Pick<Opening, 'box' | 'host'> {
  close: () => void;
}

/** Answers the press of a button in a lesson, or a task that is near. */
export type Open = (part: HTMLElement) => Opening | null | Promise<Opening | null>;

interface OpenedPlace extends Place, Opening {
  id: number;
  /** Which of all boxes that say the same it is. */
  name: string;
  index: number;
  focused: HTMLElement | null;
  isClosed: boolean;
  /** Gives the markup its buttons back. */
  giveBack: () => void;
}

/** What the buttons of lessons stand in. */
const boxes = 'div[data-exercise],.page-program,.guess,figure,[data-asked]';
/** What boxes were called when they had their buttons. */
const names = new WeakMap<HTMLElement, string>();
let count = 0;

/** Lets the browser draw and hear presses between two. */
const otherWork = () => new Promise((resolve) => setTimeout(resolve));

/**
 * What was pressed in lessons, and the tasks that are near, each in the place of its markup: as long as the page is the same, and the same person reads it. When the
 * markup is drawn anew, the place goes on in the new one, with everything that was done there.
 */
export function useOpenedPlaces(pressed: HTMLElement[], open: Open, wake: Open): ReactNode {
  const [places, setPlaces] = useState<OpenedPlace[]>([]);
  const { pathname } = useLocation();
  const userId = useUser()?.uid;

  useEffect(() => {
    const put = (opening: Opening): void => {
      const name = nameOf(opening.box);
      const place: OpenedPlace = {
        ...opening,
        id: ++count,
        name,
        // The markup may have been drawn anew before the code came.
        index: Math.max(0, boxesOf(name).indexOf(opening.box)),
        focused: null,
        isClosed: false,
        giveBack: () => undefined,
        close,
      };
      function close() {
        leave(place);
        setPlaces((before) => before.filter((one) => one !== place));
      }
      place.host.addEventListener('focusin', ({ target: focused }) => Object.assign(place, { focused }));
      const focused = buttonIn(opening.box, document.activeElement);
      const typed = opening.box.querySelector('textarea')?.value;
      keepBelow(opening.box, () => {
        putIn(place);
        // At once, so that whoever was at a button of the markup is at the same one, and no key is lost between the two.
        flushSync(() => setPlaces((before) => [...before, place]));
      });
      focused?.(place.host)?.focus({ preventScroll: true });
      if (typed) writeInto(place.host.querySelector('textarea'), typed);
    };
    const take = async (target: EventTarget | null): Promise<void> => {
      const at = location.pathname;
      const button = target instanceof Element ? target.closest<HTMLElement>(lessonButtons) : null;
      const box = button && (button.closest<HTMLElement>('div[data-exercise]') ?? button.closest<HTMLElement>(boxes));
      const twinIn = box && buttonIn(box, button);
      // What is pressed is that of whoever wrote it.
      if (box?.dataset.exercise) await whoIsHere();
      const opening = button && (await open(button));
      if (at !== location.pathname) return;
      if (opening && !opening.box.hidden) {
        put(opening);
        if (!opening.isPressed) return;
      }
      // It has woken, now or in the meantime, or was pressed: what was pressed is done there.
      const host = box?.hidden ? box.nextElementSibling : null;
      // One press is done before the next one, which counts on it.
      const twin = host && twinIn?.(host);
      // What was ticked some time before looked unticked.
      const isSame = twin?.getAttribute('aria-checked') === button?.getAttribute('aria-checked');
      if (twin && isSame) flushSync(() => twin.click());
    };
    const onClick = ({ target }: MouseEvent) => void take(target);
    for (const one of pressed.splice(0)) void take(one);
    document.addEventListener('click', onClick);
    /** Near, and with nothing to wake for so far. */
    const asleep = new Set<HTMLElement>();
    let woken = Promise.resolve();
    const rouse = (box: HTMLElement) => {
      const at = location.pathname;
      const next = async () => {
        await otherWork();
        if (box.dataset.exercise) await whoIsHere();
        asleep.delete(box);
        if (!box.isConnected || box.hidden) return;
        const opening = await wake(box);
        if (!opening) asleep.add(box);
        else if (!box.hidden && at === location.pathname) put(opening);
      };
      // One that cannot wake stays as it was drawn, and those behind it wake.
      woken = woken.then(next).catch(reportError);
    };
    // Texts that come later are drawn as the page's script draws the first one.
    const unwatch = watchParts(rouse, (box) => {
      if (box.dataset.exercise) drawKept(box, currentIdentity().user?.uid ?? presumedOwner() ?? '');
    });
    // What was written elsewhere may come later.
    const stop = exerciseMemory.subscribeElsewhere(() => [...asleep].forEach(rouse));
    return () => {
      unwatch();
      stop();
      document.removeEventListener('click', onClick);
    };
  }, [pressed, open, wake]);

  useEffect(() => {
    if (places.length === 0) return;
    const look = () => {
      for (const place of places) {
        if (place.isClosed || place.host.isConnected) continue;
        const box = boxesOf(place.name)[place.index];
        if (!box) continue;
        place.box = box;
        putIn(place);
        if (document.activeElement === document.body) place.focused?.focus({ preventScroll: true });
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [places]);

  // Another page has other places, and what one learner wrote is not for the next; what was done before a sign-in is the learner's.
  useEffect(() => () => setPlaces(leaveAll), [pathname]);
  useEffect(() => (userId ? () => setPlaces(leaveAll) : undefined), [userId]);

  return places.map((place) => {
    const content = <CodeBoundary instead={<Gone onGone={place.close} />}>{place.content(place)}</CodeBoundary>;
    return createPortal(content, place.host, String(place.id));
  });
}

/** In the place of what could not be drawn: the markup comes back. */
function Gone({ onGone }: { onGone: () => void }) {
  useEffect(onGone, []);
  return null;
}

/** Finds, in what takes the place of a box, the button that one of its buttons is there: it does the same, or it says the same. */
function buttonIn(box: HTMLElement, button: Element | null): ((host: Element) => HTMLElement | null) | null {
  if (!(button instanceof HTMLElement) || !box.contains(button)) return null;
  // By the names of `CodePanel`. The program of an assignment has the same ones as that of its task.
  const act = box.dataset.exercise ? button.dataset.action : button.dataset.act;
  if (act !== undefined) return (host) => host.querySelector<HTMLElement>(`[data-action="${act}"]`);
  // Now: taken out of the page it has no label any more.
  const words = wordsOf(button);
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>('button, textarea')].filter((one) => wordsOf(one) === words);
  const number = alike(box).indexOf(button);
  return (host) => alike(host)[number] ?? null;
}

/** What was typed into the markup goes on in the field that stands there. */
function writeInto(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const wordsOf = (button: HTMLElement) =>
  button.ariaLabel ?? (button as HTMLButtonElement).labels?.[0]?.textContent ?? button.textContent;

/** Where a box begins above the window, what is below it stays where it is, whatever takes the place of the box. */
function keepBelow(box: HTMLElement, change: () => void): void {
  const root = document.documentElement;
  if (box.getBoundingClientRect().top >= 0) {
    change();
    return;
  }
  // Browsers hold on to something in the box itself, which goes.
  root.style.overflowAnchor = 'none';
  const before = root.scrollHeight;
  change();
  window.scrollBy({ top: root.scrollHeight - before, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}

function putIn(place: OpenedPlace): void {
  if (place.box.dataset.exercise) drawUnknown(place.box);
  place.box.after(place.host);
  place.box.hidden = true;
  place.giveBack = takeButtons(place.box);
  place.onPut?.(place);
}

function leave(place: OpenedPlace): void {
  place.isClosed = true;
  place.host.remove();
  place.box.hidden = false;
  place.giveBack();
}

/** There is one „Spustiť“ of a program: whoever looks for it does not find the one that nobody sees. Answers how they come back. */
function takeButtons(box: HTMLElement): () => void {
  const marks = [...box.querySelectorAll(':scope > fieldset, .code-buttons')].map((row) => {
    const mark = document.createComment('');
    row.replaceWith(mark);
    return () => mark.replaceWith(row);
  });
  return () => {
    for (const bringBack of marks) bringBack();
  };
}

function leaveAll(places: OpenedPlace[]): OpenedPlace[] {
  for (const place of places) leave(place);
  return [];
}

/** By what a box is known in markup that was drawn anew: an exercise by its id, the rest by what is written there. */
function nameOf(box: HTMLElement): string {
  const name = names.get(box) ?? readName(box);
  names.set(box, name);
  return name;
}

function readName(box: HTMLElement): string {
  const { exercise, asked } = box.dataset;
  // Read no further: of what cannot be read the others know nothing.
  if (exercise) return /"id":"([^"]*)"/.exec(exercise)?.[1] ?? exercise;
  if (asked) return asked;
  const address = box.querySelector<HTMLElement>('[data-run]')?.dataset.run;
  return [address, ...Array.from(box.querySelectorAll('code'), ({ textContent }) => textContent)].join('\n');
}

const boxesOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(boxes)].filter((box) => nameOf(box) === name);

export function newHost(className: string): HTMLElement {
  const host = document.createElement('div');
  host.className = className;
  return host;
}
