import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';

interface Props {
  /** What the link of the mail is for. */
  kind: 'confirm' | 'unsubscribe';
  /** `invalid` is a link that is used up or too old; after `failed` the same link may be tried again. */
  state: 'question' | 'busy' | 'done' | 'invalid' | 'failed';
  onConfirm: () => void;
}

const texts = {
  confirm: {
    title: 'Potvrdenie odberu',
    lead: 'Nové kurzy, videá a\u00A0epizódy podcastu e-mailom.',
    question: 'Chceš od nás dostávať novinky?',
    action: 'Potvrdiť odber',
    done: 'Odber je potvrdený. Keď vyjde nový kurz, video alebo epizóda podcastu, pošleme ti e-mail.',
    invalid: 'Tento odkaz už neplatí. Zadaj svoj e-mail znova a\u00A0pošleme ti nový.',
    help: { text: 'Prihlásiť sa na odber', href: paths.newsletter() },
  },
  unsubscribe: {
    title: 'Odhlásenie z\u00A0noviniek',
    lead: 'E-maily o\u00A0nových kurzoch, videách a\u00A0epizódach podcastu.',
    question: 'Už od nás nechceš dostávať novinky?',
    action: 'Odhlásiť sa z noviniek',
    done: 'Novinky ti už nebudú chodiť.',
    invalid: 'Tento odkaz už neplatí. Použi odkaz z\u00A0najnovšieho e-mailu alebo nám napíš a\u00A0odhlásime ťa.',
    help: { text: site.email, href: `mailto:${site.email}` },
  },
};

/** What the links of the newsletter's mails open: nothing changes before the one button is pressed. */
export function NewsletterConfirmation({ kind, state, onConfirm }: Props) {
  const text = texts[kind];
  const isOver = state === 'done' || state === 'invalid';
  return (
    <PlainScreen title={text.title} lead={text.lead}>
      <div role="status" className="grid max-w-lead gap-2">
        {isOver ? (
          <p
            tabIndex={-1}
            className={`outline-none ${state === 'invalid' ? 'text-danger-text' : ''}`}
            ref={takeLostFocus}
          >
            {text[state]}
          </p>
        ) : (
          <p>{text.question}</p>
        )}
        {state === 'failed' && <p className="text-danger-text">Niečo sa nepodarilo, skús to prosím neskôr</p>}
      </div>
      {!isOver && (
        // Without scripts it is posted to this very address, which has the token.
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onConfirm();
          }}
        >
          <Button type="submit" state={state === 'busy' ? 'busy' : 'ready'}>
            {text.action}
          </Button>
        </form>
      )}
      {state === 'invalid' && <TextLink href={text.help.href}>{text.help.text}</TextLink>}
    </PlainScreen>
  );
}
