import { Prose } from '#src/components/ui/Prose.tsx';

interface Props {
  title: string;
  /** The lines as the server has coloured them. */
  html: string;
  /** 1-based: where the last run stopped. */
  bad?: number | undefined;
}

/** A program to be read. */
export function ProgramLines({ title, html, bad }: Props) {
  let number = 0;
  const lines = html.replace(/<span class="line\b/g, (line) => {
    number += 1;
    return number === bad ? `${line} bad` : line;
  });
  const code = `<div class="code"><pre role="group" aria-label="Kód: ${title.replaceAll('"', '')}"><code>${lines}</code></pre></div>`;
  return (
    <div className="[--edge:0px] [&_.code]:my-0 [&_.code]:rounded-none">
      <Prose html={code} />
    </div>
  );
}
