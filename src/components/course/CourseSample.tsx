import { Prose } from '#src/components/ui/Prose.tsx';

interface Props {
  /** Safe markup from the server: a program of the course and what it prints. */
  html: string;
}

/** A program in the band of its course; it runs and is changed where it stands, as in a lecture. */
export function CourseSample({ html }: Props) {
  return (
    <section
      aria-label="Skús si to"
      className="no-print min-w-0 rounded-2xl text-secondary m:shadow-[0_30px_60px_-24px_rgb(0_0_0/.6)] [&_.code]:rounded-b-none [&_.output]:rounded-t-none [&_:is(.code,.output,.program)]:my-0"
    >
      <Prose html={html} />
    </section>
  );
}
