import { cva } from 'class-variance-authority';
import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';

export type NewsletterFormState = 'idle' | 'submitting' | 'success' | 'failure';

interface Props {
  state: NewsletterFormState;
  email: string;
  error: string | null;
  onEmailChange: (email: string) => void;
  /** Tells whether the address is on its way; if not, the field takes the focus. */
  onSubmit: () => boolean;
  /** Brings the form back after a failure, with what was typed. */
  onRetry: () => void;
  /** The visitor has come to the form. */
  onFocus?: () => void;
  /** For a place that has a heading of its own. */
  isHeadingHidden?: boolean;
  /** What the form stands on; the footer's colours are inverted. */
  ground?: 'page' | 'footer';
}

export const newsletterFormVariants = { ground: { page: '', footer: '[--danger-text:var(--footer-danger)]' } };

const box = cva('w-full max-w-[30rem]', { variants: newsletterFormVariants });
const form = cva('grid justify-items-start gap-3 *:max-w-full', {
  variants: {
    ground: {
      page: '',
      // The button stands beside the field, under whose label it begins, and is as high.
      footer:
        'grid-cols-[minmax(0,1fr)_auto] gap-x-2 max-m:gap-y-2 [&>:not(button,.field)]:col-span-2 [&>button]:mt-[2.075rem] [&>button]:min-h-12 [&>button]:self-start max-m:[&>button]:mt-[1.975rem]',
    },
  },
});
const consent = cva('text-sm', { variants: { ground: { page: 'text-muted', footer: 'text-footer-muted' } } });

const outcomes = {
  success: 'Poslali sme ti potvrdzovací email',
  failure: 'Niečo sa nepodarilo, skús to prosím neskôr',
};

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** The newsletter form (spec 2 and 4); after sending, a message stands in its place. */
export function NewsletterForm({ state, email, error, ground = 'page', ...rest }: Props) {
  const { onEmailChange, onSubmit, onRetry, onFocus, isHeadingHidden } = rest;
  const [isRetried, setRetried] = useState(false);
  const isOver = state === 'success' || state === 'failure';
  const onFooter = ground === 'footer';
  const kind = onFooter ? 'inverted' : 'primary';
  return (
    <div className={box({ ground })}>
      {!isOver && (
        // Sent before the scripts run, or without them, it is answered by the newsletter's page.
        <form
          aria-label="Novinky"
          noValidate
          ref={isRetried ? focusField : undefined}
          method="post"
          action={paths.newsletter()}
          className={form({ ground })}
          onFocus={onFocus}
          onSubmit={(event) => {
            event.preventDefault();
            // The field is disabled while the form is sent, so the button holds the focus.
            const next = onSubmit() ? 'button' : 'input';
            event.currentTarget.querySelector<HTMLElement>(next)?.focus();
          }}
        >
          {!isHeadingHidden && <h2 className="text-h3">Chcem odoberať novinky</h2>}
          <div className="field w-full">
            <TextInput
              label="E-mail"
              type="email"
              name="email"
              autoComplete="email"
              placeholder="tvoj@email.sk"
              value={email}
              error={error}
              isRequired
              isDisabled={state === 'submitting'}
              onChange={onEmailChange}
            />
          </div>
          <Button type="submit" size="small" kind={kind} icon="send" state={state === 'submitting' ? 'busy' : 'ready'}>
            Odoslať
          </Button>
          <p className={consent({ ground })}>
            Odoslaním súhlasíš so{' '}
            <a href={site.documents.gdpr} target="_blank" rel="noopener" className="underline underline-offset-4">
              spracúvaním osobných údajov
            </a>
            . Odhlásiť sa môžeš kedykoľvek.
          </p>
        </form>
      )}
      <div role="status">
        {isOver && (
          <p
            tabIndex={-1}
            className={`font-strong outline-none ${state === 'failure' ? 'text-danger-text' : ''}`}
            ref={takeLostFocus}
          >
            {outcomes[state]}
          </p>
        )}
      </div>
      {state === 'failure' && (
        <div className="mt-4">
          <Button
            size="small"
            kind={onFooter ? 'inverted' : 'quiet'}
            onPress={() => {
              setRetried(true);
              onRetry();
            }}
          >
            Skúsiť znova
          </Button>
        </div>
      )}
    </div>
  );
}
