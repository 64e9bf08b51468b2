/** How long nothing has moved when scrolling has come to rest, and nobody has written or waited for something to end. */
const restMs = 2_000;
const checkMs = 500;

/** Fields that one writes into or chooses from, editors, and frames, whose insides keep the focus to themselves. */
const written =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, select, [contenteditable=true], iframe';
const films = 'video, youtube-video, vimeo-video';

/** Whether what comes by itself would interrupt: somebody is writing, a program runs, a film plays. */
function isBusy(): boolean {
  return (
    document.activeElement?.matches(written) === true ||
    document.querySelector('[data-runs]') !== null ||
    [...document.querySelectorAll<HTMLVideoElement>(films)].some(({ paused, ended }) => paused === false && !ended)
  );
}

interface Moment {
  /** Milliseconds; it comes no earlier. */
  earliest: number;
  /** Runs first, and is waited for: what comes has to be there at its moment, not after it. */
  prepare: () => Promise<unknown>;
  onCome: () => void;
}

/** Waits for a moment at which nobody is interrupted. Answers what calls it off. */
export function awaitQuietMoment({ earliest, prepare, onCome }: Moment): () => void {
  let movedAt = Number.NEGATIVE_INFINITY;
  const onScroll = () => {
    movedAt = Date.now();
  };
  const check = () => {
    if (isCalledOff) return;
    if (isBusy()) movedAt = Date.now();
    if (Date.now() - movedAt < restMs) timer = setTimeout(check, checkMs);
    else {
      callOff();
      onCome();
    }
  };
  let isCalledOff = false;
  // What cannot be prepared now is asked for again after as long: who is offline has lost nothing.
  const later = () => {
    if (!isCalledOff) timer = setTimeout(begin, earliest);
  };
  const begin = () => void prepare().then(check, later);
  let timer = setTimeout(begin, earliest);
  const callOff = () => {
    isCalledOff = true;
    clearTimeout(timer);
    removeEventListener('scroll', onScroll, { capture: true });
  };
  // Also of what scrolls within the page.
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  return callOff;
}
