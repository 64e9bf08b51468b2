import { useEffect, useState } from 'react';
import { programShelf } from '#src/browser/playground/programShelf.ts';
import { type ListedProgram, ProgramList } from '#src/components/playground/ProgramList.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { playgroundLanguages } from '#src/domain/playground/playgroundLanguages.ts';
import type { ShelvedProgram } from '#src/domain/playground/shelvedProgram.ts';
import { shownName } from '#src/domain/playground/shownName.ts';
import { clockTime, isSameDay, shortDay } from '#src/domain/shortTime.ts';

interface Props {
  /** `null` until it is known who is here. */
  programs: readonly ShelvedProgram[] | null;
  current: string | null;
  onOpen: (id: string) => void;
  onNew: () => void;
  onRemove: (id: string) => ShelvedProgram | null;
}

/** How long what was deleted can be put back. */
const backMs = 20_000;

/** „Tvoje programy“, and what was deleted from them a moment ago. */
export function ProgramListContainer({ programs, current, onOpen, onNew, onRemove }: Props) {
  const isAccount = useUser() !== null;
  const [removed, setRemoved] = useState<ShelvedProgram | null>(null);
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), backMs);
    return () => clearTimeout(timer);
  }, [removed]);
  return (
    <ProgramList
      programs={programs?.map(listed) ?? null}
      current={current}
      isAccount={isAccount}
      removed={
        removed && {
          name: shownName(removed),
          onBack: () => {
            programShelf.putBack(removed);
            setRemoved(null);
          },
        }
      }
      onOpen={onOpen}
      onNew={onNew}
      onRemove={(id) => setRemoved(onRemove(id))}
    />
  );
}

function listed(program: ShelvedProgram): ListedProgram {
  const { id, language, changedAt } = program;
  const name = language === 'web' ? 'stránka' : playgroundLanguages[language].name;
  // There is no room for another one in the account.
  const isHereOnly = programShelf.accountState(program) === 'refused';
  const place = isHereOnly ? ' · len v\u00A0tomto prehliadači' : '';
  return { id, name: shownName(program), about: `${name} · ${when(changedAt)}${place}` };
}

/** „dnes 14:05“, „včera“, „18. 11. 2026“ */
function when(iso: string): string {
  const now = new Date();
  if (isSameDay(iso, now.toISOString())) return `dnes ${clockTime(iso)}`;
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  return isSameDay(iso, yesterday.toISOString()) ? 'včera' : shortDay(iso);
}
