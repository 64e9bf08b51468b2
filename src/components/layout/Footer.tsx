import type { ReactNode } from 'react';
import { paths } from '#src/domain/paths.ts';
import { type SocialNetwork, site } from '#src/site.ts';
import { footerLinkLook } from './footerLinkLook.ts';
import { Logo } from './Logo.tsx';
import { SocialIcon } from './SocialIcon.tsx';

interface Props {
  /** For the copyright line. */
  year: number;
  /** The newsletter form; without it its place stays an empty spacer. */
  newsletter?: ReactNode;
  /** The button that opens the cookie settings, a `FooterButton`; it stands under the documents. */
  consentSettings?: ReactNode;
}

const networks: Record<SocialNetwork, string> = {
  github: 'GitHub',
  facebook: 'Facebook',
  spotify: 'Spotify',
  patreon: 'Patreon',
  discord: 'Discord',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

const siteLinks = [
  { name: 'Kurzy', href: paths.courses() },
  { name: 'Články', href: paths.articles() },
  { name: 'Videá', href: paths.videos() },
  { name: 'Podcast', href: paths.podcast() },
  { name: 'Na pokusy', href: paths.playground() },
  { name: 'Pre učiteľov', href: paths.teachers() },
  { name: 'O projekte', href: paths.about() },
  { name: '2 percentá', href: paths.twoPercent() },
  { name: 'Feedback', href: paths.feedback() },
];

const documentLinks = [
  { name: 'Podmienky používania', href: site.documents.terms },
  { name: 'Ochrana osobných údajov', href: site.documents.privacy },
  { name: 'Zdrojový kód', href: site.sourceRepository },
];

/** The footer of every page but /admin (spec 2). */
export function Footer({ year, newsletter, consentSettings }: Props) {
  const { organisation } = site;
  // A postal code parted from its town, or in itself, reads as a number.
  const town = `${organisation.postalCode} ${organisation.city}`.replaceAll(' ', '\u00A0');
  return (
    <footer
      id="paticka"
      className="no-print bg-footer pt-14 pb-10 text-footer-text max-m:pt-6 max-m:pb-4 max-m:text-md [--accent-text:var(--footer-text)]"
    >
      <div className="page grid gap-x-12 gap-y-8 max-m:gap-y-2 m:grid-cols-[1fr_auto_auto] l:grid-cols-[1.3fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-6 max-m:gap-3">
          <Logo href={paths.home()} />
          {/* As high as the form, so that nothing moves when a session turns out to be a subscriber's. */}
          <div className="w-full grow empty:max-m:hidden m:min-h-45.5">{newsletter}</div>
          <address className="text-sm text-footer-muted not-italic max-m:hidden">
            {organisation.name}
            <br />
            {organisation.street}
            <br />
            {town}
          </address>
        </div>
        <ul aria-label="Stránky" className="flex flex-wrap gap-x-2.5 whitespace-nowrap max-m:text-sm m:block">
          {siteLinks.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className={footerLinkLook}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul
          aria-label="Dokumenty"
          className="grid grid-flow-col grid-rows-[auto_auto] justify-start gap-x-3 max-m:text-sm m:block"
        >
          {documentLinks.map(({ name, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener" className={footerLinkLook}>
                {name}
              </a>
            </li>
          ))}
          {consentSettings && <li className="needs-script grid">{consentSettings}</li>}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-footer-line pt-5 max-m:flex-col-reverse max-m:items-start max-m:gap-y-1 max-m:pt-2 m:col-span-3">
          <p className="text-sm text-footer-muted">
            © {year} {organisation.name}
            <span className="m:hidden">
              , {organisation.street}, {town}
            </span>
          </p>
          <ul aria-label="Sociálne siete" className="-mx-2.5 flex flex-wrap">
            {(Object.keys(networks) as SocialNetwork[]).map((network) => (
              <li key={network}>
                <a
                  href={`/${network}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${networks[network]} (nová karta)`}
                  className="grid size-11 place-items-center rounded-md hover:text-footer-muted"
                >
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
