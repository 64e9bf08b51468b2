import { ButtonLink } from './Button.tsx';

interface Props {
  /** Where the way out leads. */
  homeHref: string;
}

/** The screen of an unexpected error (spec 2 and 8). */
export function ErrorScreen({ homeHref }: Props) {
  return (
    <section className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <p className="font-mono text-sm text-danger-text">chyba na riadku 500</p>
      <h1 className="text-h1">Nastala neočakávaná chyba</h1>
      <p className="max-w-lead text-xl text-pretty text-muted">
        Na vine je naša stránka, nie ty. Skús ju o&nbsp;chvíľu načítať znova. Tvoj pokrok je v&nbsp;bezpečí.
      </p>
      <ButtonLink href={homeHref} isWholeDocument>
        Prejsť na hlavnú stránku
      </ButtonLink>
    </section>
  );
}
