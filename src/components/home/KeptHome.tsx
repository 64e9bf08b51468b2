interface Props {
  id: string;
  /** The markup of the home page as it was last; without it its frame stands there. */
  html: string | null;
}

/** As high as the step that comes next mostly is; a text, because what is kept is put in its place before React comes. */
const frame =
  '<div class="page pt-6 m:pt-13"><p class="mb-4 h-8 text-muted">Načítavame…</p><div class="h-110 bg-accent-soft max-m:-mx-5 m:h-96 m:rounded-[22px] l:h-76"></div></div>';

/** What stands in the room of somebody who learns until it is drawn anew. */
export function KeptHome({ id, html }: Props) {
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? frame }} />;
}
