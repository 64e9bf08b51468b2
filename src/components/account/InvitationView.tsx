import type { ReactNode } from 'react';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { OpenedInvitation } from '#src/contract/desk/people/deskInvitations.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { inOrder, rolesAsObject } from '#src/domain/desk/people/roleSight.ts';
import { listed } from '#src/domain/listed.ts';
import { roleNames } from '#src/domain/roleNames.ts';
import { site } from '#src/site.ts';

interface Props {
  /** `null` while it comes; `invalid` is a link that is cut off or unknown. */
  invitation: OpenedInvitation | 'invalid' | 'failed' | null;
  /** The address that is signed in; `null`: nobody is. */
  email: string | null;
  signInHref: string;
  state: 'ready' | 'busy';
  /** What the server refused: `other-address`, or anything else. */
  refusal: 'other-address' | 'failed' | null;
  onAccept: () => void;
  onOther: () => void;
  onRetry: () => void;
}

const ended = {
  used: 'Táto pozvánka je už použitá. Ak ju prijal tvoj účet, zázemie nájdeš v\u00A0ponuke pri svojom mene.',
  expired: 'Táto pozvánka už neplatí, ubehlo jej štrnásť dní. Popros o\u00A0novú, nič z\u00A0nej sa nestratilo.',
  withdrawn:
    'Táto pozvánka je zrušená alebo ju nahradila novšia. Pozri, či nemáš v\u00A0schránke ďalšiu, alebo popros o\u00A0novú.',
};

/** What the link of an invitation opens: who gives what, and the one button that takes it. */
export function InvitationView(props: Props) {
  const { invitation, onRetry } = props;
  return (
    <PlainScreen title="Pozvánka do združenia" lead="Zázemie je miesto, kde vzniká tento web.">
      <div role="status" className="grid max-w-lead justify-items-start gap-4">
        {invitation === null ? (
          <p>Pozeráme sa, čo je v&nbsp;pozvánke.</p>
        ) : invitation === 'failed' ? (
          <>
            <p className="text-danger-text">Pozvánku sa nepodarilo otvoriť.</p>
            <Button onPress={onRetry}>Skúsiť znova</Button>
          </>
        ) : invitation === 'invalid' ? (
          <Ended>Tento odkaz neplatí. Použi odkaz z&nbsp;najnovšieho e-mailu.</Ended>
        ) : invitation.state === 'open' ? (
          <Open {...props} invitation={invitation} />
        ) : (
          <Ended>{ended[invitation.state]}</Ended>
        )}
      </div>
    </PlainScreen>
  );
}

function Ended({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
    </>
  );
}

function Open({
  invitation,
  email,
  signInHref,
  state,
  refusal,
  onAccept,
  onOther,
}: Props & { invitation: OpenedInvitation }) {
  const { roles, inviterName, address, expiresAt } = invitation;
  return (
    <>
      <p>
        {inviterName ?? site.name} ti dáva {rolesAsObject(roles)}. Na starosti budeš mať:{' '}
        {listed(inOrder(roles).map((role) => roleNames[role].may))}.
      </p>
      <p>
        Pozvánka je pre adresu <strong className="wrap-anywhere">{address}</strong> a&nbsp;platí do{' '}
        {formatDate(expiresAt)}.
      </p>
      {refusal === 'other-address' ? (
        <>
          <p className="text-danger-text wrap-anywhere">
            Teraz si tu ako {email}, a&nbsp;pozvánka je pre inú adresu. Prihlás sa účtom, ktorý má tú z&nbsp;pozvánky,
            alebo popros o&nbsp;novú na túto.
          </p>
          <Button onPress={onOther}>Prihlásiť sa iným účtom</Button>
        </>
      ) : (
        <>
          {refusal === 'failed' && (
            <p className="text-danger-text">Nepodarilo sa, nič sa nezmenilo. Skús to, prosím, znova.</p>
          )}
          {email === null ? (
            <ButtonLink href={signInHref}>Prijať a&nbsp;prihlásiť sa</ButtonLink>
          ) : (
            <>
              <Button state={state} onPress={onAccept}>
                Prijať pozvánku
              </Button>
              <p className="text-muted wrap-anywhere">Prijmeš ju ako {email}.</p>
            </>
          )}
        </>
      )}
    </>
  );
}
