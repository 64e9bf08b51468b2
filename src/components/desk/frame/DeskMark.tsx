/** The sign of the desk: a line with its number. */
export function DeskMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 grid-cols-[10px_1fr] overflow-hidden rounded-sm bg-accent text-center font-mono text-[0.5625rem] leading-7 font-bold text-white"
    >
      <span className="bg-[rgb(0_0_0/0.2)]">1</span>
      <span className="ml-1.5 h-3.5 w-0.75 place-self-center justify-self-start rounded-full bg-white" />
    </span>
  );
}
