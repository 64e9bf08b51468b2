import { type ReactNode, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { isWallOver } from '#src/domain/desk/kit/plannedMoment.ts';
import { PublishMoment } from './PublishMoment.tsx';

interface Props {
  /** How many things are published. */
  count: number;
  obstacles: number;
  /** `busy` while it is checked or the exercises are run; `stopped`: somebody has stopped that. */
  checking: 'ready' | 'busy' | 'stopped' | 'failed';
  act: 'ready' | 'busy';
  /** Exercises that passed, where any had to. */
  proven: number;
  /** What was refused; the choice stays. */
  failure: ReactNode;
  /** Milliseconds. */
  now: number;
  /** `at` by the clock of Bratislava, as the form has it; `null`: at once. */
  onPublish: (at: string | null) => void;
  onCheck: () => void;
}

/** When a publication comes to the web, and the one press that does it. */
export function PublicationWhen(props: Props) {
  const { count, obstacles, checking, act, proven, failure, now } = props;
  const [at, setAt] = useState<string | null>(null);
  const isPast = !!at && isWallOver(at, now);
  const isReady = count > 0 && obstacles === 0 && checking === 'ready' && !isPast && at !== '';
  const things = countedAtDesk(count, 'vec');
  const isBusy = act === 'busy';
  return (
    <DeskPanel title="Kedy">
      <PublishMoment
        at={at}
        now="Hneď po kliknutí"
        help="Podľa hodín v&nbsp;Bratislave. Vyjde to, čo je napísané teraz."
        error={isPast ? 'Tento čas už prešiel. Vyber neskorší, alebo publikuj hneď.' : null}
        isNamed
        onChange={setAt}
      />
      {checking === 'ready' && obstacles === 0 && proven > 0 && (
        <DeskNote tone="success">
          <b>{countedAtDesk(proven, 'ulohaPresla')} vlastným riešením</b>, každý začiatok neprešiel, ako má.
        </DeskNote>
      )}
      <div data-main-act className="grid">
        <DeskButton
          kind="primary"
          state={isBusy ? 'busy' : isReady ? 'ready' : 'disabled'}
          onPress={() => props.onPublish(at)}
        >
          {`${at === null ? 'Publikovať' : 'Naplánovať'} ${things}`}
        </DeskButton>
      </div>
      <p role="status" className="text-2xs text-muted">
        {isBusy
          ? `Publikujeme ${things}… Okno môžeš zavrieť, dokončí sa to aj bez neho.`
          : nextStep({ count, obstacles, checking })}
      </p>
      {(checking === 'stopped' || checking === 'failed') && (
        <DeskButton onPress={props.onCheck}>Skontrolovať znova</DeskButton>
      )}
      {failure && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
    </DeskPanel>
  );
}

function nextStep({ count, obstacles, checking }: Pick<Props, 'count' | 'obstacles' | 'checking'>): string {
  if (count === 0) return 'Nie je čo publikovať.';
  if (checking === 'busy') return 'Kontrolujeme. Kým sa overujú úlohy, môžeš odísť: čo už prešlo, sa znova nespúšťa.';
  if (checking === 'stopped') return 'Overovanie stojí. Bez overených úloh sa publikovať nedá.';
  if (checking === 'failed') return 'Kontrola sa nepodarila. Na webe sa nezmenilo nič.';
  if (obstacles > 0) return `Najprv odstráň ${countedAtDesk(obstacles, 'prekazku')}.`;
  return 'Všetko naraz, alebo nič. Minútu sa to dá vrátiť jedným stlačením.';
}
