import type { Audience } from '#src/contract/desk/letters/deskNewsletter.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  audience: Audience;
  /** Of who does not get it although they want to. */
  bouncedHref: string;
}

/** Whom a newsletter reaches, and whom not. */
export function IssueAudience({ audience: { recipients, bounced }, bouncedHref }: Props) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      <dt className="text-muted">Komu</dt>
      <dd>{countedAtDesk(recipients, 'potvrdenaAdresa')}</dd>
      <dt className="text-muted">Nedostanú</dt>
      <dd>
        {bounced === 0 ? (
          'nikto, nič sa nevrátilo'
        ) : (
          <a href={bouncedHref} className="text-accent-text hover:underline">
            {countedAtDesk(bounced, 'vratenaAdresa')}
          </a>
        )}
      </dd>
    </dl>
  );
}
