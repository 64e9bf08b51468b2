import { data, type MetaDescriptor } from 'react-router-dom';
import { site } from '#src/site.ts';

/** The admin area is closed to everybody who is not an admin; nobody can prove to be one yet. */
export function loader() {
  return data(null, { status: 403 });
}

// A function of its own: the browser's build leaves `loader` out, and asks the server for nothing.
export function clientLoader() {
  return data(null, { status: 403 });
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Správa | ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function Admin() {
  return (
    <main className="page grid min-h-screen content-center justify-items-start gap-5">
      <h1 className="text-h1 font-extrabold">Sem majú prístup len správcovia</h1>
      <p className="text-muted">Ak medzi nich patríš, prihlás sa.</p>
      <a href="/" className="text-accent-text underline underline-offset-4">
        Prejsť na hlavnú stránku
      </a>
    </main>
  );
}
