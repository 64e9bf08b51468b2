interface Props {
  /** Safe markup from the server's Markdown renderer; never anything else. */
  html: string;
  /** The lecture whose text it is: what is done with its exercises belongs to it. */
  lectureId?: string;
}

/** The text of a lecture, an article or a page. */
export function Prose({ html, lectureId }: Props) {
  // What is kept of its tasks stands in them before React comes.
  return (
    <div
      className="prose"
      data-lecture={lectureId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
