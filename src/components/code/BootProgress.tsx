interface Props {
  /** Of what is prepared. */
  name: string;
  /** From 0 to 1. */
  share: number;
}

/** How far a language is that is loaded for the first time: the truth, not a wheel that turns. */
export function BootProgress({ name, share }: Props) {
  const text = `Pripravujeme ${name}`;
  return (
    <div className="grid gap-2 font-sans text-md text-code-text">
      <p>
        {text}: {Math.round(share * 100)}&nbsp;%. Ostane v&nbsp;tomto prehliadači, nabudúce sa spustí hneď.
      </p>
      <progress
        aria-label={text}
        value={share}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-code-line [&::-moz-progress-bar]:bg-code-accent [&::-webkit-progress-bar]:bg-code-line [&::-webkit-progress-value]:bg-code-accent"
      />
    </div>
  );
}
