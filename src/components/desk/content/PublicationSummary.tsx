import type { ReactNode } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { PlanRow, PublicationPlan } from '#src/contract/desk/content/deskContent.ts';
import { kindsInWords } from '#src/domain/desk/content/publication.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formOf } from '#src/domain/plural.ts';

interface Props {
  /** What is published. */
  rows: readonly PlanRow[];
  prices: PublicationPlan['prices'];
  /** The course is on the web already. */
  isLive: boolean;
  /** Where prices are made; `null` for whom that is not. */
  priceHref: string | null;
  /** Gives the first price to a course that is on the web for free; `null` for whom that is not. */
  onPrice: (() => void) | null;
}

const will = { one: 'bude', few: 'budú', many: 'bude', other: 'bude' };
const gets = { one: 'dostane', few: 'dostanú', many: 'dostane', other: 'dostane' };

/** What a publication will do, in counts, and what the course costs then. */
export function PublicationSummary({ rows, prices, isLive, priceHref, onPrice }: Props) {
  const fresh = rows.filter((row) => !row.isLive);
  const changed = rows.filter((row) => row.isLive);
  return (
    <DeskPanel title="Čo sa stane">
      <ul className="grid gap-3">
        {fresh.length > 0 && (
          <Line
            icon="M12 5v14M5 12h14"
            title={`${countedAtDesk(fresh.length, 'vec')} ${formOf(fresh.length, will)} na\u00A0webe prvýkrát`}
          >
            {kindsInWords(fresh)}
          </Line>
        )}
        {changed.length > 0 && (
          <Line
            icon="M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 11v2"
            title={`${countedAtDesk(changed.length, 'vec')} ${formOf(changed.length, gets)} nové znenie`}
          >
            {kindsInWords(changed)}
          </Line>
        )}
        {rows.length === 0 && (
          <Line icon="M5 12h14" title="Nič">
            Zaškrtni, čo má ísť na web.
          </Line>
        )}
        <Line icon="M3 6h18v12H3zM3 7l9 7 9-7" title="Nikomu nepíšeme">
          Nové lekcie uvidia učiaci sa na svojej úvodnej stránke.
        </Line>
      </ul>
      <div className="border-t border-line pt-3">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-md font-strong">Cena</h3>
          {priceHref && (!isLive || prices.length > 0) && <DeskButtonLink href={priceHref}>Nastaviť…</DeskButtonLink>}
          {onPrice && isLive && prices.length === 0 && <DeskButton onPress={onPrice}>Nastaviť…</DeskButton>}
        </div>
        <p className="text-2xs text-muted">
          {prices.length > 0
            ? prices.map(({ amount, currency }) => formatMoney(amount, currency)).join(', ')
            : 'Zadarmo, zmeniť sa dá aj neskôr. Cenu nastavuje redakcia. Kto začne zadarmo, tomu kurz ostane aj po zavedení ceny.'}
        </p>
      </div>
    </DeskPanel>
  );
}

function Line({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon path={icon} size={16} className="mt-0.5 shrink-0 text-success-text" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-2xs text-muted">{children}</p>
      </div>
    </li>
  );
}
