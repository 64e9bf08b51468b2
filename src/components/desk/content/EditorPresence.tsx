import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  /** Names of the others who have it open. */
  others: readonly string[];
}

/** Who else has the text open: no lock, only a ring and a name. */
export function EditorPresence({ others }: Props) {
  const [first] = others;
  if (first === undefined) return null;
  const given = first.split(' ')[0] ?? first;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-2xs text-muted" title={others.join(', ')}>
      <span className="inline-grid rounded-full border-2 border-warn-text p-0.5">
        <DeskAvatar name={first} />
      </span>
      <span className="truncate">
        {others.length === 1
          ? `${given} to má otvorené`
          : `${given} a\u00A0ešte ${countedAtDesk(others.length - 1, 'clovek')} to majú otvorené`}
      </span>
    </span>
  );
}
