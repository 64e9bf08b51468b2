import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { FeedbackForm } from '#src/components/feedback/FeedbackForm.tsx';
import { FeedbackView } from '#src/components/feedback/FeedbackView.tsx';
import { paths } from '#src/domain/paths.ts';
import { profile } from '#stories/fixtures/profile.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Feedback',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const feedback = (props: Partial<ComponentProps<typeof FeedbackForm>> = {}) => (
  <FeedbackView>
    <FeedbackForm
      known={{ name: '', email: '' }}
      state="ready"
      onwardHref={paths.courses()}
      failure={null}
      onSubmit={nothing}
      {...props}
    />
  </FeedbackView>
);

export const Default = screen(paths.feedback(), feedback());

export const SignedIn = screen(
  paths.feedback(),
  feedback({ known: { name: profile.displayName, email: profile.email ?? '' } }),
  { isSignedIn: true },
);

/** What was sent without scripts and not taken stands in the fields again. */
export const Refused = screen(
  paths.feedback(),
  feedback({ refused: { message: '', name: 'Ema', email: 'ema.example.org' } }),
);

export const Sending = screen(paths.feedback(), feedback({ state: 'busy' }));

export const Sent = screen(paths.feedback(), feedback({ state: 'sent' }));

export const NotSent = screen(
  paths.feedback(),
  feedback({
    failure: 'Správu sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova alebo nám napíš e-mail.',
  }),
);
