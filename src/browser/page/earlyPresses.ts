/**
 * Runs in <head> as text of the page: until its scripts have come, a press on a button that needs them is kept and shown, and
 * a form is sent by the browser, once. Links work by themselves, but for the one that opens the phone's menu. The hydrated page
 * has it all done, a moment later, when it has drawn what the browser alone knows. Where the scripts cannot be loaded nothing
 * is left that would seem to be under way.
 */
declare global {
  interface Window {
    /** Does what was pressed so far, and keeps nothing any more. */
    early?: () => void;
  }
}

type Pressable = HTMLButtonElement | HTMLAnchorElement;

const pressed: Pressable[] = [];
const sent: EventTarget[] = [];

const show = (element: HTMLElement) => {
  element.dataset.pressed = '';
};

function press(event: MouseEvent): void {
  const target = (event.target as Element).closest<Pressable>('button,a[href="#paticka"]');
  if (!target || isPosted(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pressed.includes(target)) return;
  pressed.push(target);
  show(target);
  target.setAttribute('aria-busy', 'true');
}

const isPosted = (target: Pressable) => target.type === 'submit' && 'form' in target && target.form?.method === 'post';

function send(event: SubmitEvent): void {
  const form = event.target as EventTarget;
  if (sent.includes(form)) {
    event.preventDefault();
    return;
  }
  sent.push(form);
  if (event.submitter) show(event.submitter);
}

/** Of what a page loads only its scripts are heard here: a picture that does not come changes nothing. */
function stopWithScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement) stop();
}

function stop(): void {
  document.removeEventListener('click', press);
  document.removeEventListener('submit', send);
  window.removeEventListener('error', stopWithScript, true);
  window.removeEventListener('unhandledrejection', stop);
  for (const element of document.querySelectorAll<HTMLElement>('[data-pressed]')) delete element.dataset.pressed;
  for (const element of pressed) element.removeAttribute('aria-busy');
}

document.addEventListener('click', press);
document.addEventListener('submit', send);
// The page's modules fail as a script, the one that they begin with as a promise.
window.addEventListener('error', stopWithScript, true);
window.addEventListener('unhandledrejection', stop);
window.early = () => {
  stop();
  setTimeout(() => {
    for (const element of pressed.splice(0)) element.click();
  });
};

export {};
