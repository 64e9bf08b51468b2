import { useId } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { atOnce } from '#src/domain/repetition/chooseToday.ts';
import { beginWords, offerMinutes, offerTitle } from '#src/domain/repetition/repetitionWords.ts';
import { RepetitionLines } from './RepetitionLines.tsx';

interface Props {
  /** So many wait today. */
  count: number;
}

/** The one offer to repeat, on the home page of who learns. */
export function RepetitionOffer({ count }: Props) {
  const id = useId();
  const first = Math.min(count, atOnce);
  return (
    <section aria-labelledby={id} className="grid gap-3.5 rounded-xl border border-line bg-raised p-5 shadow-raised">
      <h2 id={id} className="text-[1.375rem] leading-tight">
        {offerTitle(count)}
      </h2>
      <p className="text-md text-muted">
        {counted(first, 'otazka')} z&nbsp;hotových lekcií, asi {counted(offerMinutes(first), 'minuta')}.
      </p>
      <RepetitionLines lines={Array.from({ length: first }, () => 'ahead')} />
      <ButtonLink href={paths.repetition()} wide>
        {beginWords(first)}
      </ButtonLink>
    </section>
  );
}
