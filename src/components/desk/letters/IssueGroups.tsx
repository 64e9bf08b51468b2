import type { ReactNode } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { GroupAudience, GroupChoices, IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { formatNumber } from '#src/domain/number.ts';

interface Props {
  groups: readonly IssueGroup[];
  onChange: (groups: IssueGroup[]) => void;
  choices: GroupChoices;
  /** Of these groups; `null`: it is being counted. */
  audience: GroupAudience | null;
  /** It could not be counted. */
  isFailed: boolean;
  /** Of who does not get it although they want to. */
  bouncedHref: string;
}

type Kind = IssueGroup['kind'];

const kinds: readonly { kind: Kind; name: string; note: string }[] = [
  { kind: 'all', name: 'Všetci odberatelia', note: 'potvrdená adresa, aj bez účtu' },
  { kind: 'course', name: 'Majú kurz', note: 'kúpený alebo darovaný, aj kto ho len začal' },
  { kind: 'away', name: 'Dlho bez aktivity', note: 'starší účet, odvtedy žiadna lekcia, úloha ani kvíz' },
  { kind: 'language', name: 'Zaujíma ich jazyk', note: 'majú začatý kurz, ktorý ho učí' },
];

const absences = [2, 4, 8, 12, 26, 52];

/** Whom a newsletter goes to: whoever is in one of the chosen groups, once. */
export function IssueGroups({ groups, onChange, choices, audience, isFailed, bouncedHref }: Props) {
  const put = (kind: Kind, group: IssueGroup | null) => {
    const kept = new Map(groups.map((one) => [one.kind, one]));
    if (group) kept.set(kind, group);
    else kept.delete(kind);
    onChange(kinds.flatMap((one) => kept.get(one.kind) ?? []));
  };
  return (
    <div className="grid gap-3">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-2xs text-muted">Patrí aspoň do jednej skupiny</legend>
        {kinds.map(({ kind, name, note }) => {
          const at = groups.findIndex((group) => group.kind === kind);
          const group = groups[at];
          const first = firstOf(kind, choices);
          return (
            <div
              key={kind}
              className={`grid min-w-0 gap-2 rounded-md border p-2.5 ${group ? 'border-accent-text bg-accent-soft' : 'border-line'}`}
            >
              <label className="flex min-h-9 cursor-pointer gap-2.5 touch:min-h-11">
                <input
                  type="checkbox"
                  checked={group !== undefined}
                  disabled={first === null && group === undefined}
                  onChange={({ currentTarget }) => put(kind, currentTarget.checked ? first : null)}
                  className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 accent-accent-strong"
                />
                <span className="min-w-0 flex-1">
                  <span className="flex justify-between gap-2 font-semibold">
                    {name}
                    {group && audience && (
                      <span className="tabular-nums">{formatNumber(audience.counts[at] ?? 0)}</span>
                    )}
                  </span>
                  <span className="block text-2xs text-muted">{note}</span>
                </span>
              </label>
              {group && <GroupOptions group={group} choices={choices} onChange={(changed) => put(kind, changed)} />}
            </div>
          );
        })}
      </fieldset>
      <div aria-live="polite">{sumOf({ groups, audience, isFailed, bouncedHref })}</div>
    </div>
  );
}

function firstOf(kind: Kind, { courses, languages }: GroupChoices): IssueGroup | null {
  switch (kind) {
    case 'all':
      return { kind };
    case 'away':
      return { kind, weeks: 4 };
    case 'course':
      return courses[0] ? { kind, courseId: (courses.find(({ isOnWeb }) => isOnWeb) ?? courses[0]).id } : null;
    case 'language':
      return languages[0] ? { kind, language: languages[0] } : null;
  }
}

interface OptionsProps {
  group: IssueGroup;
  choices: GroupChoices;
  onChange: (group: IssueGroup) => void;
}

function GroupOptions({ group, choices, onChange }: OptionsProps) {
  if (group.kind === 'course') {
    const options = choices.courses.map(
      ({ id, name, isOnWeb }) => [id, isOnWeb ? name : `${name} (nie je na webe)`] as const,
    );
    const isKnown = options.some(([id]) => id === group.courseId);
    return (
      <DeskSelect
        label="Ktorý kurz"
        value={group.courseId}
        options={isKnown ? options : [[group.courseId, 'Kurz, ktorý už nie je'], ...options]}
        onChange={(courseId) => onChange({ kind: 'course', courseId })}
      />
    );
  }
  if (group.kind === 'away') {
    return (
      <DeskSelect
        label="Ako dlho"
        value={String(group.weeks)}
        options={[...new Set([...absences, group.weeks])].map((weeks) => [
          String(weeks),
          `${countedAtDesk(weeks, 'tyzden')} a\u00A0viac`,
        ])}
        onChange={(weeks) => onChange({ kind: 'away', weeks: Number(weeks) })}
      />
    );
  }
  if (group.kind === 'language') {
    return (
      <DeskSelect
        label="Ktorý jazyk"
        value={group.language}
        options={[...new Set([...choices.languages, group.language])].map((language) => [language, language])}
        onChange={(language) => onChange({ kind: 'language', language })}
      />
    );
  }
  return null;
}

function sumOf({ groups, audience, isFailed, bouncedHref }: Omit<Props, 'onChange' | 'choices'>): ReactNode {
  if (isFailed) {
    return (
      <DeskNote tone="warn">
        Počet sa nepodarilo zistiť. Text aj skupiny sú v&nbsp;bezpečí, skús to o&nbsp;chvíľu znova.
      </DeskNote>
    );
  }
  if (audience === null) return <DeskNote>Prepočítavame. Kým číslo nie je, plánovať sa nedá.</DeskNote>;
  const { recipients, together, bounced, unsubscribed } = audience;
  if (recipients === 0) {
    return (
      <DeskNote tone="warn">
        {groups.length === 0 ? 'Vyber aspoň jednu skupinu.' : 'V\u00A0skupine teraz nie je nikto.'} Newsletter sa dá
        uložiť a&nbsp;naplánovať neskôr.
      </DeskNote>
    );
  }
  const twice = together - recipients;
  return (
    <DeskNote>
      <strong className="block text-lg">{countedAtDesk(recipients, 'clovek')}</strong>
      {twice > 0 && `${formatNumber(together)} v\u00A0skupinách mínus ${formatNumber(twice)} opakovane. `}
      {bounced > 0 && (
        <>
          Nedostanú ho{' '}
          <a href={bouncedHref} className="underline">
            {countedAtDesk(bounced, 'vratenaAdresa')}
          </a>
          {'. '}
        </>
      )}
      {unsubscribed > 0 && `Bez odhlásených: ${formatNumber(unsubscribed)}. `}
      Pri odoslaní počítame znova.
    </DeskNote>
  );
}
