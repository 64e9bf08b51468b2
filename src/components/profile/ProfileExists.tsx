import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';

interface Props {
  /** As the profile has it. */
  name: string;
  /** Where the visitor came from. */
  continueHref: string;
  profileHref: string;
}

/** The onboarding of somebody whose profile could not be loaded, and was there all the time. */
export function ProfileExists({ name, continueHref, profileHref }: Props) {
  return (
    <PlainScreen
      title="Profil už máš"
      lead={`Len sa ho predtým nepodarilo načítať. Je v\u00A0ňom meno ${name} aj všetky tvoje kurzy a\u00A0pokrok. Čo je vo formulári nové, sme neuložili: zmeníš to v\u00A0profile.`}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={continueHref}>Pokračovať</ButtonLink>
        <TextLink href={profileHref}>Upraviť profil</TextLink>
      </div>
    </PlainScreen>
  );
}
