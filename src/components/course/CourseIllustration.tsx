import type { ReactNode } from 'react';
import type { Illustration } from '#src/contract/course.ts';

interface Props {
  illustration: Illustration;
  className?: string;
}

const grounds: Record<Illustration, string> = {
  'first-line': 'bg-course-first-line',
  java: 'bg-course-java',
  sql: 'bg-course-sql',
  games: 'bg-course-games',
  ai: 'bg-course-ai',
};

const drawings: Record<Illustration, ReactNode> = {
  'first-line': (
    <g fill="#fff">
      <rect x="18" y="20" width="120" height="18" rx="5" opacity=".95" />
      <rect x="18" y="20" width="26" height="18" rx="5" fill="#2B1761" />
      <rect x="18" y="46" width="84" height="12" rx="4" opacity=".45" />
      <rect x="18" y="66" width="104" height="12" rx="4" opacity=".3" />
      <rect x="144" y="20" width="4" height="18" rx="2" />
    </g>
  ),
  java: (
    <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
      <path d="M34 38h84v34a26 26 0 0 1-26 26H60a26 26 0 0 1-26-26z" fill="#fff" stroke="none" opacity=".95" />
      <path d="M118 48h10a13 13 0 0 1 0 26h-10" strokeWidth="8" strokeLinecap="butt" />
      <path d="M58 28c0-9 9-9 9-18M80 28c0-9 9-9 9-18" strokeWidth="6" opacity=".6" />
      <path d="m62 58-10 9 10 9M88 58l10 9-10 9" strokeWidth="6" stroke="#C4552D" />
    </g>
  ),
  sql: (
    <g fill="#fff">
      <rect x="22" y="14" width="116" height="22" rx="6" />
      <rect x="22" y="42" width="54" height="18" rx="5" opacity=".55" />
      <rect x="82" y="42" width="56" height="18" rx="5" opacity=".85" />
      <rect x="22" y="66" width="54" height="18" rx="5" opacity=".85" />
      <rect x="82" y="66" width="56" height="18" rx="5" opacity=".4" />
    </g>
  ),
  games: (
    <g fill="#fff">
      <rect x="30" y="8" width="44" height="44" rx="10" />
      <rect x="82" y="8" width="44" height="44" rx="10" opacity=".45" />
      <rect x="30" y="60" width="44" height="44" rx="10" opacity=".45" />
      <rect x="82" y="60" width="44" height="44" rx="10" />
      <circle cx="52" cy="30" r="11" fill="#12795B" />
      <path
        d="M98 77a6 6 0 1 1 10 5l-10 9h12"
        fill="none"
        stroke="#12795B"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  ),
  ai: (
    <g fill="#fff">
      <path d="m78 8 13 33 33 13-33 13-13 33-13-33-33-13 33-13z" />
      <path d="m128 14 5 12 12 5-12 5-5 12-5-12-12-5 12-5z" opacity=".55" />
    </g>
  ),
};

/** The course's own drawing on its own colour; it says nothing that the name does not. */
export function CourseIllustration({ illustration, className = '' }: Props) {
  return (
    <div aria-hidden="true" className={`grid place-items-center ${grounds[illustration]} ${className}`}>
      <svg aria-hidden="true" width="160" height="110" viewBox="0 0 160 110">
        {drawings[illustration]}
      </svg>
    </div>
  );
}
