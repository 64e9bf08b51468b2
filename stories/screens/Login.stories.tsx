import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { SignInView } from '#src/components/account/SignInView.tsx';
import { paths } from '#src/domain/paths.ts';
import { longSentence } from '#stories/fixtures/text.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Login',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.login();

const signIn = (props: Partial<ComponentProps<typeof SignInView>> = {}) => (
  <SignInView busy={null} onSignIn={nothing} error={null} isLocal={false} signedIn={null} {...props} />
);

export const Default = screen(address, signIn());

export const FirstVisit = screen(address, signIn(), { isFirst: true });

export const Busy = screen(address, signIn({ busy: 'google' }));

export const Failed = screen(
  address,
  signIn({ error: { message: 'Prihlásenie sa nepodarilo. Skús to, prosím, ešte raz.' } }),
);

export const OtherMethod = screen(address, signIn({ error: { message: longSentence, provider: 'github' } }));

/** The site's own identity provider, for trying things out. */
export const Trial = screen(address, signIn({ isLocal: true }));

export const SignedIn = screen(address, signIn({ signedIn: { name: 'Ema Nováková', continueHref: paths.courses() } }), {
  isSignedIn: true,
});
