import { Icon } from './Icon.tsx';

interface Props {
  /** Its diameter in pixels. */
  size?: keyof typeof sizes;
  /** Drawn as something gets done. */
  isDrawn?: boolean;
}

const sizes = { 18: 'size-4.5', 20: 'size-5', 64: 'size-16' };

/** The sign of what is done or right: the spec's green under a dark tick, which can be made out in both themes. */
export function Tick({ size = 20, isDrawn = false }: Props) {
  return (
    <span className={`inline-grid shrink-0 place-items-center rounded-full bg-success text-ink ${sizes[size]}`}>
      <Icon name="check" size={Math.round(size * 0.7)} className={isDrawn ? 'motion-check' : ''} />
    </span>
  );
}
