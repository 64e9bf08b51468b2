import { Prose } from '#src/components/ui/Prose.tsx';
import type { ReplyEntry } from './commentEntry.ts';

type Props = Pick<ReplyEntry, 'html' | 'text' | 'isPending'>;

// Smaller than a lecture, and its code is a plain <pre>.
const look =
  'wrap-anywhere *:text-base *:max-w-none [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-code [&_pre]:px-4 [&_pre]:py-3 [&_pre]:font-mono [&_pre]:[font-variant-ligatures:none] [&_pre]:text-sm [&_pre]:text-code-text [&_pre]:tab-2 [&_pre]:wrap-normal';

/** The text of a comment: the API's markup, or what was typed while that is on its way. */
export function CommentBody({ html, text, isPending }: Props) {
  if (isPending) return <p className="whitespace-pre-wrap text-muted wrap-anywhere">{text}</p>;
  return (
    <div className={look}>
      <Prose html={html} />
    </div>
  );
}
