import { DeskButton } from './DeskButton.tsx';

interface Props {
  onSignIn: () => void;
}

/** What weighs most takes a sign-in of the last hour: what is typed waits for the return. */
export function SignInAgain({ onSignIn }: Props) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        Tvoje prihlásenie je staršie ako hodina, preto sa nezmenilo nič. Prihlás sa znova, čo tu máš napísané
        a&nbsp;vybrané, ostane.
      </p>
      <DeskButton size="row" onPress={onSignIn}>
        Prihlásiť sa znova
      </DeskButton>
    </div>
  );
}
