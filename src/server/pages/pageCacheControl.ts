/** Pages of what one person does: nothing of theirs is in the markup, and yet no shared cache needs to have them. */
const personal =
  /^\/(?:admin|checkout|login|newsletter|odpovede|onboarding|overenie|pozvanka|pre-ucitelov\/plan|profil|tried[ay])(?:[/?]|$)/i;

/** Whether the page of a key is about one person: what nobody else is told of, and what is not counted. */
export const isPersonalPage = (key: string): boolean => personal.test(key);

/** The desk: also the browser of a shared computer keeps nothing of it. */
const desk = /^\/admin(?:[/?]|$)/i;

/**
 * Who may keep a page, and for how long. A browser asks about it each time, because a page changes when its content does.
 * A shared cache in front of the site may serve it for `cdnMaxAge` seconds without asking, and as long again while it
 * asks; `null`: there is none. Errors are never kept.
 */
export function pageCacheControl(page: { key: string; status: number }, cdnMaxAge: number | null): string {
  if (desk.test(page.key)) return 'no-store';
  if (cdnMaxAge === null || page.status !== 200 || isPersonalPage(page.key)) return 'no-cache';
  return `public, max-age=0, s-maxage=${cdnMaxAge}, stale-while-revalidate=${cdnMaxAge}`;
}
