import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import type { Consent } from '#src/domain/consent.ts';

interface Props {
  ticked: Consent;
  onChange: (ticked: Consent) => void;
}

/** The three kinds of cookies with their checkboxes (spec 2, cookie banner). */
export function CookieSettings({ ticked, onChange }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-1 l:grid-cols-3">
      <Checkbox
        label="Potrebné cookies"
        description="Bez nich stránka nefunguje, ako má. Pamätajú si napríklad túto tvoju voľbu."
        isChecked
        isDisabled
      />
      <Checkbox
        label="Analytické cookies"
        description={
          'Povedia nám, ktoré stránky sa čítajú a\u00A0čo treba zlepšiť. Meno ani e-mail v\u00A0nich nie sú.'
        }
        isChecked={ticked.agreedToAnalyticsCookies}
        onChange={(isChecked) => onChange({ ...ticked, agreedToAnalyticsCookies: isChecked })}
      />
      <Checkbox
        label="Marketingové cookies"
        description={
          'Ukážu nám, ktorá reklama ťa k\u00A0nám priviedla, a\u00A0pomôžu povedať o\u00A0kurzoch ďalším ľuďom.'
        }
        isChecked={ticked.agreedToMarketingCookies}
        onChange={(isChecked) => onChange({ ...ticked, agreedToMarketingCookies: isChecked })}
      />
    </div>
  );
}
