import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Knowledge } from '#src/domain/repetition/questionCard.ts';
import './repetition.css';

interface Props {
  knowledge: Knowledge;
}

const box = cva('relative grid size-7 shrink-0 place-items-center overflow-hidden rounded-md', {
  variants: {
    knowledge: {
      new: 'border border-dashed border-line-strong',
      practised: 'skill-mark-practised border-2 border-accent',
      known: 'bg-accent text-white',
      fading: 'border-2 border-accent bg-accent-soft text-accent-text',
    },
  },
});

/** How something is known, by shape: an empty dashed box, half full, full with a tick, a clock. It is decoration: a word stands beside it. */
export function SkillMark({ knowledge }: Props) {
  return (
    <span aria-hidden="true" className={box({ knowledge })}>
      {knowledge === 'known' && <Icon name="check" size={18} />}
      {knowledge === 'fading' && <Icon name="clock" size={18} />}
    </span>
  );
}
