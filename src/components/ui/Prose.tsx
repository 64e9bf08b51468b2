interface Props {
  /** Safe markup from the server's Markdown renderer; never anything else. */
  html: string;
}

/** The text of a lecture, an article or a page. */
export function Prose({ html }: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
