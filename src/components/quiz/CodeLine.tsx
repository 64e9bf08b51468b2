import { Prose } from '#src/components/ui/Prose.tsx';

interface Props {
  /** Safe markup of one line. */
  html: string;
}

/** One line of a program that is put in order; it breaks rather than scrolls, so that it is seen whole. */
export function CodeLine({ html }: Props) {
  return (
    <div className="rounded-md bg-code px-3.5 py-2.5 font-mono text-code-text wrap-anywhere whitespace-pre-wrap [&_.prose]:text-mono [&_.prose_code]:bg-transparent [&_.prose_code]:p-0 [&_.prose_code]:text-[1em] [&_.prose_code]:text-inherit">
      <Prose html={html.trimEnd()} />
    </div>
  );
}
