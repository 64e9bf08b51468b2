import { ButtonLink } from './Button.tsx';

interface Props {
  homeHref: string;
  coursesHref: string;
}

/** What a wrong address shows, with ways on. */
export function NotFoundScreen({ homeHref, coursesHref }: Props) {
  return (
    <section className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <p className="font-mono text-sm text-accent-text">chyba na riadku 404</p>
      <h1 className="text-h1">Táto stránka tu nie je</h1>
      <p className="max-w-lead text-xl text-pretty text-muted">
        V&nbsp;adrese môže byť preklep, alebo sme stránku presunuli. Nič sa nestratilo, len treba ísť inou cestou.
      </p>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink href={coursesHref}>Pozrieť kurzy</ButtonLink>
        <ButtonLink href={homeHref} kind="quiet">
          Prejsť na hlavnú stránku
        </ButtonLink>
      </div>
    </section>
  );
}
