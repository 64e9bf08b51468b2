import type { HeldFor } from '#src/contract/limits.ts';
import { usualWait } from '#src/domain/heldWords.ts';
import { Icon } from './Icon.tsx';

interface Props {
  reason: HeldFor;
}

const why = {
  link: `Prvý odkaz nového účtu si najprv pozrieme, ${usualWait}.`,
  repeat: `Taký istý text tu dnes už bol, preto si ho najprv pozrieme, ${usualWait}.`,
};

/** Tells an author that their words wait for a look, why, how long, and that they can go on with them. */
export function HeldNote({ reason }: Props) {
  return (
    <p className="text-sm text-muted">
      <span className="mr-2 inline-flex items-center gap-1.5 rounded-sm bg-accent-soft px-2 py-0.5 font-strong text-accent-text">
        <Icon name="clock" size={16} />
        vidíš to len ty
      </span>
      {why[reason]} Text ti ostal, upraviť ho môžeš aj teraz.
    </p>
  );
}
