import { type ReactNode, useId } from 'react';
import { AccountPicture } from '#src/components/account/AccountPicture.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import type { Profile } from '#src/contract/user.ts';
import { EmailNotice } from './EmailNotice.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

interface Props {
  profile: Profile;
  /** The day when the profile was made, as a text. */
  memberSince: string;
  form: Pick<ProfileFormProps, 'state' | 'failure' | 'onSubmit'>;
  /** The learner's courses. */
  courses: ReactNode;
  /** The learner's certificates, if any. */
  certificates?: ReactNode;
  /** The school classes that the learner is in, if any. */
  classes?: ReactNode;
  /** What the learner has bought. */
  orders: ReactNode;
  exportState: 'ready' | 'busy' | 'failed';
  onExport: () => void;
  /** Asks for the account's deletion; a dialog confirms it. */
  onDelete: () => void;
  /** Signs out, and leads back here by the sign-in. */
  onSignInAgain: () => void;
}

interface SectionProps {
  id?: string;
  title: string;
  icon?: IconName;
  children: ReactNode;
}

function Section({ id, title, icon, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="mt-14 grid gap-6">
      <h2 id={titleId} className="flex items-center gap-3 text-h2">
        {title}
        {icon && <Icon name={icon} className="text-muted" />}
      </h2>
      {children}
    </section>
  );
}

/** The learner's own screen: who they are, their courses, their data (spec 2, /profil). */
export function ProfileView({
  profile,
  memberSince,
  form,
  courses,
  certificates,
  classes,
  orders,
  exportState,
  onExport,
  ...on
}: Props) {
  return (
    <div className="page pt-10 pb-20 wrap-anywhere m:pt-16">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-6">
        <AccountPicture name={profile.displayName} photoURL={profile.photoURL} size="large" />
        <div className="min-w-0">
          <h1 className="text-h1">{profile.displayName}</h1>
          <p className="mt-2 text-muted">{profile.email}</p>
          <p className="text-sm text-muted">Účet máš od {memberSince}</p>
        </div>
      </header>
      {!profile.isEmailVerified && (
        <EmailNotice email={profile.email} isNewsAwaited={profile.receiveNewsletter} onSignInAgain={on.onSignInAgain} />
      )}
      <Section id="moje-kurzy" title="Moje kurzy">
        {courses}
      </Section>
      {certificates}
      {classes}
      <Section id="objednavky" title="Objednávky">
        {orders}
      </Section>
      <Section title="Profil" icon="edit">
        <ProfileForm {...form} initial={profile} submitLabel="Uložiť zmeny" />
      </Section>
      <Section title="Tvoje údaje">
        <p className="max-w-prose text-muted">
          Všetko, čo o&nbsp;tebe máme, si môžeš stiahnuť v&nbsp;jednom súbore. Účet môžeš kedykoľvek zrušiť.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" size="small" state={exportState === 'busy' ? 'busy' : 'ready'} onPress={onExport}>
            Stiahnuť moje údaje
          </Button>
          <Button kind="quiet" size="small" icon="delete" onPress={on.onDelete}>
            Zrušiť účet
          </Button>
        </div>
        {exportState === 'failed' && (
          <p role="alert" className="text-danger-text">
            Údaje sa nepodarilo stiahnuť. Skús to o&nbsp;chvíľu znova.
          </p>
        )}
      </Section>
    </div>
  );
}
