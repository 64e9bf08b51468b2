import { ButtonLink } from '#src/components/ui/Button.tsx';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import { FirstLineEditor } from './FirstLineEditor.tsx';

interface Props {
  startHref: string;
  coursesHref: string;
}

/** The first screen of the site. */
export function Hero({ startHref, coursesHref }: Props) {
  return (
    <section className="page grid items-center gap-x-16 gap-y-12 pt-11 pb-14 m:pt-20 m:pb-22 l:grid-cols-[1.05fr_0.95fr]">
      <div>
        <h1 className="text-display font-extrabold tracking-[-0.02em]">{site.tagline}</h1>
        <p className="mt-6 mb-8 max-w-[31em] text-xl text-muted">{typeset(site.description)}</p>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href={startHref} icon="arrowRight">
            Napíš svoj prvý riadok
          </ButtonLink>
          <ButtonLink href={coursesHref} kind="quiet">
            Pozri si kurzy
          </ButtonLink>
        </div>
        <p className="mt-6 text-sm text-muted">
          Začneš v&nbsp;prehliadači, bez inštalácie. Prvé kapitoly všetkých kurzov sú zadarmo.
        </p>
      </div>
      <FirstLineEditor />
    </section>
  );
}
