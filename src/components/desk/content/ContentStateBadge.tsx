import type { ContentState } from '#src/contract/desk/content/deskContent.ts';
import { contentStateInWords } from '#src/domain/desk/content/deskContent.ts';

interface Props {
  state: ContentState;
  publishAt: string | null;
}

const circle = 'M8 2.8a5.2 5.2 0 1 0 0 10.4A5.2 5.2 0 0 0 8 2.8z';

/** A shape for each state: it never depends on its colour. `fill` is drawn full. */
const looks: Record<ContentState, { tone: string; line: string; fill?: string; isDashed?: boolean }> = {
  draft: { tone: 'text-secondary', line: circle, isDashed: true },
  review: { tone: 'text-accent-text', line: circle, fill: 'M8 2.8a5.2 5.2 0 0 1 0 10.4z' },
  scheduled: { tone: 'text-warn-text', line: `${circle}M8 5v3.2l2 1.3` },
  published: { tone: 'text-success-text', line: 'm5.4 8.2 1.8 1.8 3.4-3.6', fill: circle },
  changed: { tone: 'text-accent-text', line: circle, fill: 'M8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z' },
  archived: { tone: 'text-muted', line: 'M2.5 3.5h11v3h-11zM3.5 6.5v6h9v-6M6.5 9h3' },
};

/** How far a thing is on its way to the web. */
export function ContentStateBadge({ state, publishAt }: Props) {
  const { tone, line, fill, isDashed } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle text-2xs font-semibold whitespace-nowrap ${tone}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-3.5 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {fill && <path d={fill} fill="currentColor" stroke="none" />}
        <path
          d={line}
          strokeDasharray={isDashed ? '2.6 2.2' : undefined}
          className={state === 'published' ? 'stroke-primary' : undefined}
        />
      </svg>
      {contentStateInWords(state, publishAt)}
    </span>
  );
}
