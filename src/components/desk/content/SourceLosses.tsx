import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { SourceLoss } from '#src/contract/desk/content/deskSource.ts';
import { type LossGroup, lossGroups } from '#src/domain/desk/content/lossGroups.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  losses: readonly SourceLoss[];
}

/** So many are read at a glance; of more, equal ones are said once, and what is still too much is folded. */
const mostShown = 5;

/** What of a source could not be taken, and what not all of it. */
export function SourceLosses({ losses }: Props) {
  return (
    <>
      <Part title="Na web sa nedostalo" losses={losses.filter(({ isLeftOut }) => isLeftOut)} />
      <Part title="Na webe je, no nie celé" losses={losses.filter(({ isLeftOut }) => !isLeftOut)} />
    </>
  );
}

function Part({ title, losses }: Props & { title: string }) {
  if (losses.length === 0) return null;
  const groups = lossGroups(losses);
  const rest = groups.slice(mostShown);
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-strong">
        {title}: {countedAtDesk(losses.length, 'vec')}
      </h3>
      {losses.length <= mostShown ? <Losses losses={losses} /> : <Groups groups={groups.slice(0, mostShown)} />}
      {rest.length > 0 && (
        <Fold
          summary={`Ešte ${countedAtDesk(
            rest.reduce((sum, group) => sum + group.losses.length, 0),
            'vec',
          )}`}
        >
          <Groups groups={rest} />
        </Fold>
      )}
    </section>
  );
}

function Groups({ groups }: { groups: readonly LossGroup[] }) {
  return (
    <div className="grid gap-2">
      {groups.map(({ reason, losses }) =>
        losses.length === 1 ? (
          <Losses key={reason} losses={losses} />
        ) : (
          <Fold
            key={reason}
            summary={
              <>
                <b className="font-strong tabular-nums">{losses.length}×</b> {reason}
              </>
            }
          >
            <Losses losses={losses} said={reason} />
          </Fold>
        ),
      )}
    </div>
  );
}

interface LossesProps extends Props {
  /** The words that stand above them all already. */
  said?: string;
}

function Losses({ losses, said }: LossesProps) {
  return (
    <ul className="grid gap-2">
      {losses.map(({ externalId, title, url, reasons }) => (
        <li key={externalId} className="min-w-0 border-l-2 border-line pl-3 wrap-anywhere">
          <a href={url} className="font-semibold underline" target="_blank" rel="noopener noreferrer">
            {title}
          </a>
          {reasons.join(' ') !== said && <p>{reasons.join(' ')}</p>}
        </li>
      ))}
    </ul>
  );
}

function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-sm hover:bg-surface touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevronDown"
          size={16}
          className="text-muted transition-transform duration-150 in-[details[open]>summary]:rotate-180"
        />
        <span className="min-w-0 wrap-anywhere">{summary}</span>
      </summary>
      <div className="mt-2 pl-6">{children}</div>
    </details>
  );
}
