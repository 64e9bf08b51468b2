import type { ReactNode } from 'react';
import type { Illustration } from '#src/contract/course.ts';

interface Props {
  illustration: Illustration;
  className?: string;
}

/** Rounded squares in rows and columns, as one path: the stroke rounds the corners. */
const board = [8, 52, 96, 140, 184, 228, 272]
  .flatMap((x) => [-6, 38, 82, 126].map((y) => `M${x + 9} ${y + 9}h20v20h-20z`))
  .join('');

/** Books on the shelf: place, height and shade. */
const books: [x: number, width: number, height: number, shade: string][] = [
  [34, 20, 64, '#dcebff'],
  [57, 26, 76, '#fff'],
  [86, 18, 56, '#9cc3ff'],
  [107, 24, 70, '#dcebff'],
  [138, 28, 98, '#fff'],
  [172, 22, 60, '#9cc3ff'],
  [197, 26, 74, '#dcebff'],
  [226, 18, 62, '#fff'],
  [247, 24, 68, '#9cc3ff'],
  [274, 16, 56, '#dcebff'],
];

const drawings: Record<Illustration, ReactNode> = {
  'first-line': (
    <>
      <path d="M0 0h44v164H0z" opacity=".14" />
      <g fill="#fff">
        <path d="M65 31h110M65 125h140M65 147h70" stroke="#fff" strokeWidth="10" strokeLinecap="round" opacity=".22" />
        <path d="M0 52h320v46H0z" opacity=".18" />
        <path d="M0 52h6v46H0z" />
        <text x="24" y="81" fontFamily="var(--mono)" fontWeight="700" fontSize="17" textAnchor="middle">
          1
        </text>
        <rect x="60" y="66" width="64" height="18" rx="6" fill="#2b1761" />
        <rect x="132" y="66" width="92" height="18" rx="6" />
        <rect x="234" y="62" width="5" height="26" rx="2" />
      </g>
    </>
  ),
  java: (
    <>
      <path
        d="M29 33h60M29 55h34M29 133h50M237 45h54M257 67h34M241 133h50"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".22"
      />
      <path d="M0 104h320v60H0z" fill="#7c2f12" opacity=".35" />
      <path d="M104 62h104v44a32 32 0 0 1-32 32h-40a32 32 0 0 1-32-32z" fill="#fff" />
      <path d="M104 62h104v16H104z" fill="#f6d9cd" />
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
        <path d="M208 74h12a17 17 0 0 1 0 34h-14" strokeWidth="10" strokeLinecap="butt" />
        <path d="M138 48c0-11 11-11 11-24M166 48c0-11 11-11 11-24" strokeWidth="7" opacity=".75" />
        <path d="m142 92-13 12 13 12M170 92l13 12-13 12" strokeWidth="8" stroke="#bf5029" />
      </g>
      <rect x="92" y="140" width="130" height="9" rx="4.5" fill="#f6d9cd" />
    </>
  ),
  sql: (
    <>
      <path d="M0 120h320v44H0z" fill="#143c7a" opacity=".45" />
      {books.map(([x, width, height, shade]) => (
        <rect key={x} x={x} y={120 - height} width={width} height={height} rx="4" fill={shade} />
      ))}
      <path d="M138 40h28v10h-28z" fill="#2f6fd0" />
      <path d="M138 92h28v6h-28z" fill="#2f6fd0" opacity=".5" />
      <rect x="24" y="120" width="276" height="8" rx="3" fill="#fff" />
      <path d="M28 148h82M188 148h62" stroke="#fff" strokeWidth="8" strokeLinecap="round" opacity=".4" />
      <path d="M126 148h46" stroke="#fff" strokeWidth="8" strokeLinecap="round" opacity=".8" />
    </>
  ),
  games: (
    <>
      <path d="M0 0h320v164H0z" fill="#0c3d2f" opacity=".25" />
      <path d={board} fill="#fff" stroke="#fff" strokeWidth="18" strokeLinejoin="round" opacity=".09" />
      <rect x="52" y="38" width="82" height="82" rx="16" fill="#fff" />
      <rect x="140" y="38" width="38" height="38" rx="9" fill="#ffd166" />
      <text x="159" y="65" textAnchor="middle" fontFamily="var(--sans)" fontWeight="800" fontSize="22" fill="#4a3500">
        8
      </text>
      <circle cx="93" cy="79" r="23" fill="#12795b" />
      <path d="m93 65 4.5 9 10 1.5-7 7 1.5 10-9-4.7-9 4.7 1.5-10-7-7 10-1.5z" fill="#ffd166" />
      <path
        d="M159 101h44v-44h44"
        fill="none"
        stroke="#7fe0b8"
        strokeWidth="30"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="250" cy="51" r="3.5" fill="#0c3d2f" />
      <circle cx="250" cy="63" r="3.5" fill="#0c3d2f" />
      <circle cx="291" cy="57" r="11" fill="#ff8b6b" />
      <path d="M291 46q2-8 9-8" stroke="#fff" strokeWidth="3.5" fill="none" strokeLinecap="round" />
    </>
  ),
  ai: (
    <>
      <path d="M33 39h70M33 125h100M33 147h60" stroke="#fff" strokeWidth="10" strokeLinecap="round" opacity=".14" />
      <path d="M0 62h320v42H0z" fill="#fff" opacity=".1" />
      <path d="M0 62h6v42H0z" fill="#bfa6ff" />
      <path d="M35 83h52M109 83h26" stroke="#fff" strokeWidth="14" strokeLinecap="round" />
      <rect
        x="152"
        y="70"
        width="62"
        height="26"
        rx="8"
        fill="none"
        stroke="#bfa6ff"
        strokeWidth="3"
        strokeDasharray="6 5"
      />
      <rect x="232" y="28" width="64" height="20" rx="10" fill="#fff" opacity=".85" />
      <rect x="232" y="73" width="64" height="20" rx="10" fill="#bfa6ff" />
      <rect x="232" y="118" width="40" height="20" rx="10" fill="#fff" opacity=".3" />
      <path d="M214 83h14M214 78c8 0 4-40 16-40M214 88c8 0 4 40 16 40" stroke="#bfa6ff" strokeWidth="2.5" fill="none" />
    </>
  ),
};

/** The course's own drawing on its own colour; it says nothing that the name does not. */
export function CourseIllustration({ illustration, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      data-course={illustration}
      viewBox="0 0 320 164"
      preserveAspectRatio="xMidYMid slice"
      className={`block bg-course ${className}`}
    >
      {drawings[illustration]}
    </svg>
  );
}
