import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';
import { site } from '#src/site.ts';

interface Props {
  /** `invalid` is a link that is cut off or unknown; after `failed` the same link may be tried again. */
  state: 'question' | 'busy' | 'done' | 'invalid' | 'failed';
  onTurnOff: () => void;
}

const endings = {
  done: 'E-maily o\u00A0odpovediach ti už nebudú chodiť.',
  invalid:
    'Tento odkaz neplatí. Použi odkaz z\u00A0najnovšieho e-mailu alebo nám napíš a\u00A0e-maily o\u00A0odpovediach vypneme za teba.',
};

/** What the link of a mail about a reply opens: nothing changes before the one button is pressed. */
export function ReplyMailOff({ state, onTurnOff }: Props) {
  const ending = state === 'done' || state === 'invalid' ? endings[state] : null;
  return (
    <PlainScreen title="E-maily o&nbsp;odpovediach" lead="Píšeme ti, keď niekto odpovie na tvoj komentár.">
      <div role="status" className="grid max-w-lead gap-2">
        {ending ? (
          <p
            tabIndex={-1}
            className={`outline-none ${state === 'invalid' ? 'text-danger-text' : ''}`}
            ref={takeLostFocus}
          >
            {ending}
          </p>
        ) : (
          <p>Už nechceš dostávať e-maily o&nbsp;odpovediach na svoje komentáre?</p>
        )}
        {state === 'failed' && <p className="text-danger-text">Niečo sa nepodarilo, skús to prosím neskôr</p>}
      </div>
      {!ending && (
        // Without scripts it is posted to this very address, which has the token.
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onTurnOff();
          }}
        >
          <Button type="submit" state={state === 'busy' ? 'busy' : 'ready'}>
            Vypnúť e-maily o&nbsp;odpovediach
          </Button>
        </form>
      )}
      {state === 'invalid' && <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>}
    </PlainScreen>
  );
}
