import { Button } from '#src/components/ui/Button.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import { takeLostFocus } from './takeLostFocus.ts';

export type NewsletterFormState = 'idle' | 'submitting' | 'success' | 'failure';

interface Props {
  state: NewsletterFormState;
  email: string;
  error: string | null;
  onEmailChange: (email: string) => void;
  /** Tells whether the address is on its way; if not, the field takes the focus. */
  onSubmit: () => boolean;
  /** The visitor has come to the form. */
  onFocus?: () => void;
  /** For a place that has a heading of its own. */
  isHeadingHidden?: boolean;
  /** What the form stands on; the footer's colours are inverted. */
  ground?: 'page' | 'footer';
}

const outcomes = {
  success: 'Poslali sme ti potvrdzovací email',
  failure: 'Niečo sa nepodarilo, skús to prosím neskôr',
};

/** The newsletter form (spec 2 and 4); after sending, a message stands in its place. */
export function NewsletterForm({ state, email, error, ground = 'page', ...rest }: Props) {
  const { onEmailChange, onSubmit, onFocus, isHeadingHidden } = rest;
  const isOver = state === 'success' || state === 'failure';
  const onFooter = ground === 'footer';
  return (
    <div className={`w-full max-w-[30rem] ${onFooter ? '[--danger-text:light-dark(#ff8fa3,#b71c38)]' : ''}`}>
      {!isOver && (
        // Sent before the scripts run, the form leads to the newsletter's page and takes no address along.
        <form
          aria-label="Novinky"
          noValidate
          action={paths.newsletter()}
          className="needs-script grid justify-items-start gap-3 *:max-w-full"
          onFocus={onFocus}
          onSubmit={(event) => {
            event.preventDefault();
            // The field is disabled while the form is sent, so the button holds the focus.
            const next = onSubmit() ? 'button' : 'input';
            event.currentTarget.querySelector<HTMLElement>(next)?.focus();
          }}
        >
          {!isHeadingHidden && <h2 className="text-h3">Chcem odoberať novinky</h2>}
          <div className="w-full">
            <TextInput
              label="E-mail"
              type="email"
              autoComplete="email"
              placeholder="tvoj@email.sk"
              value={email}
              error={error}
              isRequired
              isDisabled={state === 'submitting'}
              onChange={onEmailChange}
            />
          </div>
          <Button
            type="submit"
            size="small"
            kind={onFooter ? 'inverted' : 'primary'}
            state={state === 'submitting' ? 'busy' : 'ready'}
          >
            Odoslať
          </Button>
          <p className={`text-sm ${onFooter ? 'text-footer-muted' : 'text-muted'}`}>
            Odoslaním súhlasíš so{' '}
            <a href={site.documents.gdpr} target="_blank" rel="noopener" className="underline underline-offset-4">
              spracovaním osobných údajov
            </a>
            . Odhlásiť sa môžeš kedykoľvek.
          </p>
        </form>
      )}
      <div role="status">
        {isOver && (
          <p
            tabIndex={-1}
            className={`font-[650] outline-none ${state === 'failure' ? 'text-danger-text' : ''}`}
            ref={takeLostFocus}
          >
            {outcomes[state]}
          </p>
        )}
      </div>
    </div>
  );
}
