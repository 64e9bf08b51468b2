import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { IconName } from '#src/components/ui/Icon.tsx';
import type { DeskSource } from '#src/contract/desk/content/deskSource.ts';
import { sourceWords } from '#src/domain/desk/content/sourceWords.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { SourceLosses } from './SourceLosses.tsx';

interface Props {
  sources: readonly DeskSource[];
  /** The one that is being asked for; the others wait for its answer. */
  asking: DeskSource['name'] | null;
  onAsk: (name: DeskSource['name']) => void;
}

const states: Record<
  DeskSource['state'],
  { name: string; icon: IconName; tone: 'neutral' | 'success' | 'warn' | 'danger' }
> = {
  unset: { name: 'Nenastavené', icon: 'close', tone: 'neutral' },
  waiting: { name: 'Čaká na prvé načítanie', icon: 'clock', tone: 'neutral' },
  running: { name: 'Práve sa načítava', icon: 'clock', tone: 'warn' },
  well: { name: 'V\u00A0poriadku', icon: 'check', tone: 'success' },
  failing: { name: 'Nedarí sa', icon: 'close', tone: 'danger' },
};

/** What the site is fed from: how it is with each source, what the last look took and what it could not. */
export function SourceList({ sources, asking, onAsk }: Props) {
  return (
    <div className="grid gap-4">
      {sources.map((source) => {
        const { name, icon, tone } = states[source.state];
        const badge = (
          <DeskBadge icon={icon} tone={tone}>
            {name}
          </DeskBadge>
        );
        return (
          <DeskPanel key={source.name} title={sourceWords[source.name].name} aside={badge}>
            {source.isConfigured ? (
              <Configured source={source} asking={asking} onAsk={() => onAsk(source.name)} />
            ) : (
              <Unset source={source} />
            )}
          </DeskPanel>
        );
      })}
    </div>
  );
}

function Unset({ source: { name, variables, live } }: { source: DeskSource }) {
  const [needed, ...more] = variables;
  return (
    <>
      <p>
        {sourceWords[name].what} Zapne to premenná <Code>{needed}</Code> v&nbsp;nastavení servera
        {more.length > 0 && (
          <>
            , voliteľne aj{' '}
            {more.map((variable, index) => [index > 0 && ' a\u00A0', <Code key={variable}>{variable}</Code>])}
          </>
        )}
        .
      </p>
      {live > 0 && (
        <p className="text-muted">
          Kým bol zdroj zapnutý, priniesol {countedAtDesk(live, 'vec')}. Ostáva to na webe a&nbsp;dá sa upraviť tu.
        </p>
      )}
    </>
  );
}

const Code = ({ children }: { children: string | undefined }) => (
  <code className="rounded-sm bg-surface px-1 font-mono text-2xs break-all">{children}</code>
);

interface ConfiguredProps {
  source: DeskSource;
  asking: Props['asking'];
  onAsk: () => void;
}

function Configured({ source, asking, onAsk }: ConfiguredProps) {
  const { name, address, state, live, lastRunAt, lastSuccessAt, nextRunAt, failuresInRow, report } = source;
  const isBusy = state === 'running' || asking === name;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 m:grid-cols-[auto_minmax(0,1fr)]">
        <Fact name="Odkiaľ">
          <span className="wrap-anywhere">{address}</span>
        </Fact>
        <Fact name="Na webe">{countedAtDesk(live, 'vec')}</Fact>
        <Fact name="Naposledy">
          {lastRunAt ? shortTime(lastRunAt) : 'ešte nikdy'}
          {report && report.failure === null && `, ${inWords(report)}`}
        </Fact>
        {nextRunAt && !isBusy && <Fact name="Najbližšie">{shortTime(nextRunAt)}</Fact>}
      </dl>
      {report?.failure && (
        <DeskNote tone="danger">
          <p>
            <b>{report.failure}</b> Na webe ostalo všetko tak, ako bolo
            {lastSuccessAt ? ` ${shortTime(lastSuccessAt)}` : ''}. Skúsime to znova sami
            {failuresInRow > 1 && `; zatiaľ sa to nepodarilo ${failuresInRow}\u00A0razy za sebou`}.
          </p>
        </DeskNote>
      )}
      {report && <SourceLosses losses={report.losses} />}
      <div>
        <DeskButton state={isBusy ? 'busy' : 'ready'} onPress={onAsk}>
          {isBusy ? 'Načítava sa…' : 'Načítať teraz'}
        </DeskButton>
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </>
  );
}

function inWords({ taken, unchanged, gone }: NonNullable<DeskSource['report']>): string {
  const parts = [
    taken > 0 && `prevzaté: ${taken}`,
    gone > 0 && `stiahnuté z\u00A0webu: ${gone}`,
    unchanged > 0 && `bez zmeny: ${unchanged}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'nič tam nebolo';
}
