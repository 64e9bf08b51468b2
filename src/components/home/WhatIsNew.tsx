import { useId } from 'react';
import type { NewsLine } from '#src/domain/learnerHome/news.ts';

interface Props {
  /** Never empty. */
  news: readonly NewsLine[];
}

/** What came since: lectures, answers to comments, articles, episodes and videos, the newest first. */
export function WhatIsNew({ news }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4.5 text-[1.625rem] leading-tight">
        Čo je nové
      </h2>
      <ul>
        {news.map(({ title, about, href }) => (
          <li key={`${href} ${title}`} className="border-t border-line">
            <a href={href} className="group grid gap-0.5 py-3.5 wrap-anywhere">
              <b className="font-strong group-hover:underline">{title}</b>
              <span className="text-sm text-muted">{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
