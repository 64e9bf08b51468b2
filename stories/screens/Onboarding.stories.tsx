import type { Meta } from '@storybook/react-vite';
import { OnboardingObstacle } from '#src/components/profile/OnboardingObstacle.tsx';
import { OnboardingView } from '#src/components/profile/OnboardingView.tsx';
import { ProfileExists } from '#src/components/profile/ProfileExists.tsx';
import { ProfilePending } from '#src/components/profile/ProfilePending.tsx';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import { paths } from '#src/domain/paths.ts';
import { longName, longSentence } from '#stories/fixtures/text.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Onboarding',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.onboarding();
const signedIn = { isSignedIn: true };
const ways = { onSignInAgain: nothing, onReadOn: nothing };
const form = { state: 'ready', failure: null, onSubmit: nothing } as const;

export const Default = screen(address, <OnboardingView name="Ema Nováková" {...form} />, signedIn);

export const Saving = screen(address, <OnboardingView name="Ema Nováková" {...form} state="busy" />, signedIn);

export const LongTexts = screen(address, <OnboardingView name={longName} {...form} failure={longSentence} />, signedIn);

export const WithoutEmail = screen(address, <OnboardingObstacle obstacle="email-missing" {...ways} />, signedIn);

export const EmailTaken = screen(address, <OnboardingObstacle obstacle="email-taken" {...ways} />, signedIn);

export const Exists = screen(
  address,
  <ProfileExists name="Ema Nováková" continueHref={paths.courses()} profileHref={paths.profile()} />,
  signedIn,
);

export const SignedOut = screen(address, <SignInRequired href={paths.login(address)} />);

export const Loading = screen(address, <ProfilePending title="Vitaj" status="loading" />, signedIn);
