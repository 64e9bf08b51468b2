import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

type Props = Pick<ProfileFormProps, 'state' | 'failure' | 'onSubmit'> & {
  /** The name known from the sign-in; it can be changed. */
  name: string;
};

/** The first screen after the first sign-in: it makes the profile (spec 2, /onboarding). */
export function OnboardingView({ name, ...form }: Props) {
  return (
    <PlainScreen
      title="Vitaj"
      lead={
        'Ešte jeden krok a\u00A0účet je hotový. Povedz nám, ako ťa máme volať. Všetko sa dá neskôr zmeniť v\u00A0profile.'
      }
    >
      <ProfileForm {...form} initial={{ displayName: name, receiveNewsletter: false }} submitLabel="Vytvoriť profil" />
    </PlainScreen>
  );
}
