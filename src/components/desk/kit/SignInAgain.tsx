import { DeskButton } from './DeskButton.tsx';

interface Props {
  /** It has been made meanwhile. */
  isFresh?: boolean;
  onSignIn: () => void;
}

/** What weighs most takes a sign-in of the last hour: what is typed waits for the return. */
export function SignInAgain({ isFresh = false, onSignIn }: Props) {
  if (isFresh) return <p>Prihlásenie je obnovené. Všetko je tu, ako bolo, teraz to už prejde.</p>;
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
