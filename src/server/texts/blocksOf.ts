/** A part of a text that stands between empty lines; a program stays one. */
interface Block {
  text: string;
  /** On which it begins, 1-based in the text. */
  line: number;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The blocks of a text, without reading what they mean: that is what takes too long. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let start = 1;
  let open: string | null = null;
  const end = (next: number) => {
    if (lines.length > 0) blocks.push({ text: lines.join('\n'), line: start });
    lines = [];
    start = next;
  };
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    if (open === null && line.trim() === '') {
      end(index + 2);
      continue;
    }
    lines.push(line);
    const mark = fence.exec(line)?.[1];
    if (mark && open === null) open = mark;
    else if (mark && open !== null && mark.startsWith(open)) open = null;
  }
  end(0);
  return blocks;
}
