import { NewsletterForm } from '#src/components/newsletter/NewsletterForm.tsx';
import { usePostedForm } from '#src/containers/ui/usePostedForm.ts';
import { useNewsletterForm } from './useNewsletterForm.ts';

interface Props {
  place: keyof typeof places;
  /** The e-mail of the signed-in user. */
  initialEmail?: string | null;
}

const places = {
  footer: { subscribedFrom: 'FOOTER', ground: 'footer', isHeadingHidden: false },
  page: { subscribedFrom: 'FOOTER', ground: 'page', isHeadingHidden: false },
  modal: { subscribedFrom: 'NEWSLETTER_MODAL', ground: 'page', isHeadingHidden: true },
} as const;

/** The newsletter form in one of its places. */
export function NewsletterFormContainer({ place, initialEmail }: Props) {
  const { subscribedFrom, ...look } = places[place];
  // Wherever it was sent from, the newsletter's page answers it.
  const posted = usePostedForm(place === 'page' ? 'newsletter' : null);
  return <NewsletterForm {...look} {...useNewsletterForm(subscribedFrom, initialEmail ?? '', posted)} />;
}
