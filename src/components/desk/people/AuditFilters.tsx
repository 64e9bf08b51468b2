import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { type DeskChoice, DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import type { AdminEventPage } from '#src/contract/admin.ts';
import { adminActions, wordsOf } from '#src/domain/adminEvent.ts';

interface Chosen {
  /** The uid of who did it. */
  kto?: string | undefined;
  /** The act. */
  co?: string | undefined;
  /** Days as `2026-11-30`. */
  od?: string | undefined;
  do?: string | undefined;
}

interface Props {
  typed: string;
  onType: (value: string) => void;
  actors: AdminEventPage['actors'];
  chosen: Chosen;
  onChoose: (name: keyof Chosen, value: string) => void;
  finality: readonly DeskChoice[];
}

const control =
  'min-h-9 min-w-0 rounded-sm border border-line-strong bg-primary px-2.5 text-xs max-m:flex-1 touch:min-h-11';
const labelled = 'flex min-w-0 items-center gap-2 text-2xs text-muted max-m:flex-1 max-m:basis-36';

/** Who, what, when and with what: all of it is in the address. */
export function AuditFilters({ typed, onType, actors, chosen, onChoose, finality }: Props) {
  const day = (name: 'od' | 'do', words: string) => (
    <label className={labelled}>
      {words}
      <input
        type="date"
        value={chosen[name] ?? ''}
        onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
        className={control}
      />
    </label>
  );
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <DeskSearch label="Meno, adresa, číslo, kód" value={typed} onChange={onType} />
      <label className={labelled}>
        Kto
        <select
          value={chosen.kto ?? ''}
          onChange={({ currentTarget }) => onChoose('kto', currentTarget.value)}
          className={`${control} m:max-w-48`}
        >
          <option value="">hocikto</option>
          {actors.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {name ?? `účet ${uid.slice(0, 6)}…`}
            </option>
          ))}
        </select>
      </label>
      <label className={labelled}>
        Čo
        <select
          value={chosen.co ?? ''}
          onChange={({ currentTarget }) => onChoose('co', currentTarget.value)}
          className={`${control} m:max-w-48`}
        >
          <option value="">všetko</option>
          {adminActions.map((action) => (
            <option key={action} value={action}>
              {wordsOf(action).act}
            </option>
          ))}
        </select>
      </label>
      <div className="flex min-w-0 gap-x-3 max-m:w-full max-s:flex-wrap max-s:gap-y-2">
        {day('od', 'Od')}
        {day('do', 'Do')}
      </div>
      <DeskSwitch label="Čo z\u00A0toho" choices={finality} />
    </search>
  );
}
