interface Props {
  /** `null` where nothing was answered. */
  given: string | null;
  right: string;
  isCorrect: boolean;
  /** Program's output keeps its lines and its letters of one width. */
  isOutput: boolean;
}

/** A typed answer beside the right one, which is left out when it is the same. */
export function ReviewedText({ given, right, isCorrect, isOutput }: Props) {
  const isSame = isCorrect && given?.trim() === right.trim();
  return (
    <dl className="grid grid-cols-1 gap-4">
      {given !== null && <Answer name="Tvoja odpoveď" text={given} isOutput={isOutput} />}
      {!isSame && <Answer name="Správna odpoveď" text={right} isOutput={isOutput} />}
    </dl>
  );
}

function Answer({ name, text, isOutput }: { name: string; text: string; isOutput: boolean }) {
  return (
    <div className="grid gap-1.5">
      <dt className="text-sm font-strong text-muted">{name}</dt>
      <dd
        className={`rounded-lg border border-line bg-primary px-4 py-3 wrap-anywhere whitespace-pre-wrap ${isOutput ? 'font-mono text-mono' : ''}`}
      >
        {text}
      </dd>
    </div>
  );
}
