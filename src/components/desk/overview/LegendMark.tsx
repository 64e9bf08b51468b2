interface Props {
  color: 'accent' | 'bar' | 'quiet';
  children: React.ReactNode;
}

const colors = { accent: 'bg-accent-text', bar: 'bg-bar', quiet: 'bg-line-strong' };

/** What a colour of a picture means. */
export function LegendMark({ color, children }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${colors[color]}`} />
      {children}
    </span>
  );
}
