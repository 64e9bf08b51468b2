import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { NewsletterConfirmation } from '#src/components/newsletter/NewsletterConfirmation.tsx';
import { NewsletterForm } from '#src/components/newsletter/NewsletterForm.tsx';
import { NewsletterView } from '#src/components/newsletter/NewsletterView.tsx';
import { paths } from '#src/domain/paths.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Newsletter',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const form = (props: Partial<ComponentProps<typeof NewsletterForm>> = {}) => (
  <NewsletterView>
    <NewsletterForm
      state="idle"
      email=""
      error={null}
      onEmailChange={nothing}
      onSubmit={() => false}
      onRetry={nothing}
      {...props}
    />
  </NewsletterView>
);

const link = (
  kind: ComponentProps<typeof NewsletterConfirmation>['kind'],
  state: ComponentProps<typeof NewsletterConfirmation>['state'],
) => <NewsletterConfirmation kind={kind} state={state} onConfirm={nothing} />;

export const Default = screen(paths.newsletter(), form());

export const Sent = screen(paths.newsletter(), form({ state: 'success', email: 'ema@example.org' }));

export const NotSent = screen(paths.newsletter(), form({ state: 'failure', email: 'ema@example.org' }));

/** From the link of a mail. */
export const Confirm = screen(paths.newsletter(), link('confirm', 'question'));

export const Confirmed = screen(paths.newsletter(), link('confirm', 'done'));

export const OldLink = screen(paths.newsletter(), link('confirm', 'invalid'));

export const Unsubscribe = screen(paths.newsletter(), link('unsubscribe', 'question'));

export const Unsubscribed = screen(paths.newsletter(), link('unsubscribe', 'done'));

export const NotUnsubscribed = screen(paths.newsletter(), link('unsubscribe', 'failed'));
