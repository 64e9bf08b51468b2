import type { KeepState } from './ProgramBar.tsx';

interface Props {
  why: Exclude<KeepState, 'kept' | null>;
}

const reasons: Record<Props['why'], string> = {
  full: 'Úložisko prehliadača je plné. Zmaž program, ktorý už nepotrebuješ, alebo si tento stiahni ako súbor.',
  refused:
    'Prehliadač tejto stránke nedovolí nič uložiť. Program tu ostane, kým kartu nezavrieš. Stiahni si ho ako súbor.',
};

/** Said as long as what is written is kept nowhere but on the page. */
export function NotKept({ why }: Props) {
  return (
    <p
      role="status"
      className="border-b border-code-line bg-code-out px-[1.1em] py-3 text-sm text-code-warning max-m:px-3"
    >
      {reasons[why]}
    </p>
  );
}
