import { DeskButton } from './DeskButton.tsx';

interface Props {
  onSignIn: () => void;
}

/** What cannot be taken back takes a sign-in of the last hour: what is typed waits for the return. */
export function SignInAgain({ onSignIn }: Props) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        Prihlásenie je staršie ako hodina. Toto sa nedá vrátiť, preto sa treba prihlásiť znova. Na webe sa nezmenilo nič
        a&nbsp;napísané ostane.
      </p>
      <DeskButton size="row" onPress={onSignIn}>
        Prihlásiť sa znova
      </DeskButton>
    </div>
  );
}
