import type { ReactNode } from 'react';
import type { CoverColours, CoverGlyph as Glyph } from '#src/domain/cover.ts';

interface Props {
  glyph: Glyph;
  colours: Pick<CoverColours, 'ink' | 'light'>;
  /** Where it stands and how large it is on the canvas. */
  transform?: string;
}

const drawings: Record<Glyph, (colours: Props['colours']) => ReactNode> = {
  branch: ({ ink, light }) => (
    <>
      <path d="M62 24v152M62 122c0-40 78-16 78-62" fill="none" stroke="#fff" strokeWidth="15" />
      <path d="M40 32a22 22 0 1 1 44 0 22 22 0 0 1-44 0M40 168a22 22 0 1 1 44 0 22 22 0 0 1-44 0" />
      <circle cx="140" cy="50" r="17" fill={ink} stroke={light} strokeWidth="16" />
    </>
  ),
  browser: ({ ink, light }) => (
    <>
      <rect x="12" y="30" width="176" height="140" rx="20" />
      <path d="M12 72h176v8H12z" fill={ink} opacity=".16" />
      <path d="M36 52h0m22 0h0" stroke={light} strokeWidth="14" />
      <path d="M84 52h78" stroke={ink} strokeWidth="16" />
      <path d="m92 100 56 22-25 8-9 25z" fill={ink} />
    </>
  ),
  circles: ({ ink, light }) => (
    <>
      <circle cx="72" cy="104" r="60" />
      <circle cx="130" cy="104" r="58" fill={light} opacity=".9" />
      <path d="M101 53a60 60 0 0 1 0 102 60 60 0 0 1 0-102z" fill={ink} />
      <circle cx="101" cy="128" r="8" />
    </>
  ),
  cup: ({ ink, light }) => (
    <>
      <path d="M30 64h110v56a38 38 0 0 1-38 38H68a38 38 0 0 1-38-38z" />
      <path d="M140 78h12a21 21 0 0 1 0 42h-14" fill="none" stroke="#fff" strokeWidth="13" />
      <path d="M66 46c0-13 13-13 13-28m19 28c0-13 13-13 13-28M28 176h118" fill="none" stroke={light} strokeWidth="9" />
      <path d="m72 94-15 14 15 14m26-28 15 14-15 14" fill="none" stroke={ink} strokeWidth="9" />
    </>
  ),
  door: ({ ink, light }) => (
    <>
      <rect x="40" y="18" width="120" height="164" rx="14" fill={light} />
      <path d="m58 34 72 20v124l-72-8z" />
      <circle cx="116" cy="116" r="8" fill={ink} />
      <rect x="20" y="176" width="160" height="12" rx="6" />
    </>
  ),
  list: ({ ink, light }) => (
    <>
      <rect x="24" y="24" width="152" height="152" rx="24" />
      <path d="M52 100h0m0 38h0" stroke={light} strokeWidth="22" />
      <path d="M52 62h0" stroke={ink} strokeWidth="22" />
      <path d="M83 62h66" stroke={ink} strokeWidth="14" />
      <path d="M83 100h42m-42 38h54" stroke={ink} strokeWidth="14" opacity=".45" />
    </>
  ),
  message: ({ ink, light }) => (
    <>
      <rect x="20" y="34" width="160" height="112" rx="22" />
      <path d="M62 140h44l-34 38z" />
      <path d="M53 73h56" stroke={ink} strokeWidth="14" />
      <path d="M46 108q9-14 18 0t18 0 18 0 18 0" fill="none" stroke={ink} strokeWidth="9" />
      <circle cx="150" cy="73" r="11" fill={light} />
    </>
  ),
  morning: ({ ink, light }) => (
    <>
      <path d="M22 142a78 78 0 0 1 156 0z" />
      <path d="M14 156h172M100 20v22M30 50l15 15m125-15-15 15" stroke={light} strokeWidth="12" />
      <path d="M100 136V98l26 20" fill="none" stroke={ink} strokeWidth="10" />
    </>
  ),
  people: ({ ink, light }) => (
    <>
      <g stroke={ink} strokeWidth="6">
        <circle cx="48" cy="62" r="39" stroke="#fff" strokeWidth="14" />
        <circle cx="152" cy="62" r="39" stroke="#fff" strokeWidth="14" />
        <circle cx="100" cy="146" r="39" fill={light} stroke={light} strokeWidth="14" />
        <circle cx="48" cy="62" r="32" />
        <circle cx="152" cy="62" r="32" />
        <circle cx="100" cy="146" r="32" fill={light} />
      </g>
      <path d="M48 30a32 32 0 0 1 0 64zm104 0a32 32 0 0 1 0 64zm-52 84a32 32 0 0 1 0 64z" fill={ink} />
    </>
  ),
  question: ({ ink, light }) => (
    <>
      <circle cx="100" cy="96" r="78" />
      <path d="M74 78a27 27 0 1 1 39 25c-9 5-12 9-12 19m0 25h0" fill="none" stroke={ink} strokeWidth="16" />
      <circle cx="168" cy="34" r="16" fill={light} />
    </>
  ),
  signpost: ({ ink, light }) => (
    <>
      <rect x="92" y="24" width="16" height="160" rx="8" />
      <path d="M100 38h62l20 20-20 20h-62z" />
      <path d="M100 88H44l-20 20 20 20h56z" fill={light} />
      <path d="M121 58h30m-98 50h30" stroke={ink} strokeWidth="10" />
    </>
  ),
  table: ({ ink, light }) => (
    <>
      <path d="M26 38h148v16H26zm88 46h60v10h-60zm-88 40h58v10H26z" stroke="#fff" strokeWidth="20" />
      <path d="M26 84h58v10H26zm0 80h58v2H26zm88 0h60v2h-60z" fill={light} stroke={light} strokeWidth="20" />
      <path d="M114 124h60v10h-60z" fill={ink} stroke={ink} strokeWidth="20" />
    </>
  ),
  warning: ({ ink }) => (
    <>
      <path d="m100 18 84 148H16z" stroke="#fff" strokeWidth="14" />
      <path d="M100 81v30m0 32h0" stroke={ink} strokeWidth="20" />
    </>
  ),
};

/** One of thirteen drawings in white, ink and light; 200 × 200 before it is moved. */
export function CoverGlyph({ glyph, colours, transform }: Props) {
  return (
    <g fill="#fff" strokeLinecap="round" strokeLinejoin="round" transform={transform}>
      {drawings[glyph](colours)}
    </g>
  );
}
