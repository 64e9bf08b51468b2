import type { StoryContext } from '@storybook/react-vite';
import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { greatestHeight, type Picture, pictureName, windowSize } from './pictures.ts';

/** Rings and shadows around a story belong to its picture. */
const margin = 8;
const heights = { 360: 740, 768: 1024, 1280: 800 };

/**
 * Compares the story, as it stands, with its accepted pictures.
 * @throws Error that names every picture that differs or is missing.
 */
export async function photograph({ id }: StoryContext): Promise<void> {
  // Where the pinned browser does not run, or looks are left to another run, there is no list of them.
  const pictures = inject('pictures')?.[id] ?? [];
  if (pictures.length === 0) return;
  const letGo = holdStill(pictures);
  const frame = document.body.appendChild(document.createElement('div'));
  const failures: string[] = [];
  try {
    for (const picture of pictures) {
      await arrange(picture, frame);
      try {
        await expect.element(page.elementLocator(frame)).toMatchScreenshot(pictureName(id, picture));
      } catch (error) {
        failures.push(`${pictureName(id, picture)}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    frame.remove();
    letGo();
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

/** Nothing moves or blinks from here on; answers a function that lets the page go on in its own theme. */
function holdStill([first]: Picture[]): () => void {
  const { theme } = document.documentElement.dataset;
  const still = document.createElement('style');
  still.textContent = `
    *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
    ${first?.width === undefined ? `body { padding: ${margin}px !important }` : ''}`;
  document.head.append(still);
  return () => {
    document.documentElement.dataset.theme = theme;
    // Asked for a colour, the browser finishes the way back before transitions run again.
    void getComputedStyle(document.body).color;
    still.remove();
  };
}

/** Shows the story in the picture's theme and size, and lays the frame, which is seen by nobody, around what is in the picture. */
async function arrange({ theme, width }: Picture, frame: HTMLElement): Promise<void> {
  const root = document.documentElement;
  root.dataset.theme = theme;
  frame.style.cssText = 'display: none';
  // Where the checks before have scrolled to, boxes would be measured from there.
  scrollTo(0, 0);
  if (width !== undefined && innerWidth !== width) await page.viewport(width, heights[width]);
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await drawAnew();
  // What is folded away has a box too, wherever it was laid out last.
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1);
  const right = Math.ceil(Math.max(0, ...boxes.map((box) => box.right))) + margin;
  const bottom = Math.ceil(Math.max(0, ...boxes.map((box) => box.bottom))) + margin;
  const box =
    width === undefined
      ? { width: Math.min(root.scrollWidth, right), height: bottom }
      : { width, height: Math.min(root.scrollHeight, greatestHeight) };
  if (box.height > innerHeight) {
    if (box.height > windowSize.height)
      throw new Error(`${box.height} px are more than the window shows; split the sheet.`);
    // What is below the screen cannot be photographed.
    await page.viewport(innerWidth, box.height);
  }
  frame.style.cssText = `position: absolute; inset: 0 auto auto 0; width: ${box.width}px; height: ${box.height}px; pointer-events: none`;
}

/**
 * Lets the browser forget the layers that a transition has left: round corners have other edges on a layer of their own.
 */
async function drawAnew(): Promise<void> {
  const focused = document.activeElement;
  document.body.style.display = 'none';
  await nextFrame();
  document.body.style.display = '';
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  await nextFrame();
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
