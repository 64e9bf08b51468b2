import type { ExcerptPart } from '#src/contract/search.ts';

interface Props {
  parts: ExcerptPart[];
}

/** A text in which the words that were searched are marked. */
export function FoundText({ parts }: Props) {
  let at = 0;
  return parts.map(({ text, isFound }) => {
    const key = at;
    at += text.length;
    return isFound ? (
      <mark key={key} className="bg-transparent font-bold text-accent-text underline decoration-2 underline-offset-3">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
