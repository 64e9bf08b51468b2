import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewsletterForm, newsletterFormVariants } from '#src/components/newsletter/NewsletterForm.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'newsletter/NewsletterForm/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: newsletterFormVariants,
  isWide: true,
  states: {
    error: { error: 'Napíš svoj e-mail.' },
    busy: { state: 'submitting' },
    success: { state: 'success' },
    failure: { state: 'failure' },
  },
  groundOf: ({ ground }) =>
    ground === 'footer' ? 'bg-footer text-footer-text [--accent-text:var(--footer-text)]' : undefined,
  render: ({ state, error = null, ...look }) => (
    <NewsletterForm
      {...look}
      state={state ?? 'idle'}
      error={error}
      email="ema@example.com"
      onEmailChange={fn()}
      onSubmit={() => true}
      onRetry={fn()}
    />
  ),
});
