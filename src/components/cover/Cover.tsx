import { type CoverKind, type Cover as CoverOfTitle, coverOf, voiceOf } from '#src/domain/cover.ts';
import { CoverGlyph } from './CoverGlyph.tsx';

interface Props {
  kind: CoverKind;
  title: string;
  /** Slugs; the first one that is not for everything gives the colour and the glyph. */
  tags?: readonly string[];
  className?: string;
}

/** What stands behind the glyph: a circle, a quarter, a slanted band, an arch. */
const shapes = [
  'M310 180a190 190 0 1 1 380 0 190 190 0 0 1-380 0',
  'M330 360A310 310 0 0 1 640 50v310z',
  'M400 0h240v360H310z',
  'M340 0h300v360H480a140 140 0 0 1-140-140z',
];

const gutter = 86;
const letterWidth = 18;
const wordGap = 12;

/** The path of a rounded bar; its outline, eight wide, makes the corners. */
function bar(x: number, y: number, width: number): string {
  return `M${x + 8} ${y + 8}h${width - 16}v10h${16 - width}z`;
}

/** Where the words of a line stand, and where the line ends. */
function placed({ indent, words }: CoverOfTitle['lines'][number]) {
  let end = gutter + indent;
  const bars = words.map((letters) => {
    const x = end;
    end += letters * letterWidth + wordGap;
    return { x, width: letters * letterWidth };
  });
  return { bars, end };
}

function Program({ lines, lit, colours: { ink, light } }: CoverOfTitle) {
  const height = lines.length > 4 ? 54 : 62;
  const top = (line: number) => (360 - lines.length * height) / 2 + line * height;
  const litTop = top(lit);
  const litLine = placed(lines[lit] ?? { indent: 0, words: [] });
  const barTop = (line: number) => top(line) + height / 2 - 13;
  const dim = lines.flatMap((line, index) =>
    index === lit ? [] : placed(line).bars.map(({ x, width }) => bar(x, barTop(index), width)),
  );
  const [first, ...others] = litLine.bars.map(({ x, width }) => bar(x, barTop(lit), width));
  return (
    <>
      <path d="M0 0h62v360H0z" fill={ink} opacity=".3" />
      <path d={`M0 ${litTop}h640v${height}H0z`} fill="#fff" opacity=".2" />
      <text fontSize="20" className="font-strong" textAnchor="middle" fill={light}>
        {lines.map((_, index) => (
          <tspan key={index} x="36" y={top(index) + height / 2 + 7} fill={index === lit ? '#fff' : undefined}>
            {index + 1}
          </tspan>
        ))}
      </text>
      <g strokeWidth="16" strokeLinejoin="round">
        <path d={dim.join('')} fill={light} stroke={light} opacity=".36" />
        <path d={first} fill={light} stroke={light} />
        {others.length > 0 && <path d={others.join('')} fill="#fff" stroke="#fff" />}
      </g>
      <path d={`M0 ${litTop}h8v${height}H0zM${litLine.end} ${barTop(lit) - 5}h5v36h-5z`} fill="#fff" />
    </>
  );
}

function Voice({ title, light }: { title: string; light: string }) {
  const { heights, played } = voiceOf(title);
  const path = (from: number, to?: number) =>
    heights
      .slice(from, to)
      .map((height, index) => `M${49 + (from + index) * 20} ${186 - height / 2}v${height - 12}`)
      .join('');
  const head = 42 + played * 20;
  return (
    <g strokeLinecap="round" strokeWidth="11">
      <path d={path(0, played)} stroke="#fff" />
      <path d={path(played)} stroke={light} opacity=".42" />
      <path d={`M${head} 44v270`} stroke="#fff" strokeWidth="4" />
      <path d={`M${head} 44h0`} stroke="#fff" strokeWidth="18" />
    </g>
  );
}

/** The picture of an article, an episode or a video, drawn by rule from its title, which stands beside it. */
export function Cover({ kind, title, tags = [], className }: Props) {
  const cover = coverOf(title, tags);
  const { ground, ink, light } = cover.colours;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`block aspect-video w-full select-none ${className ?? ''}`}
    >
      <path d="M0 0h640v360H0z" fill={ground} />
      <path d={shapes[cover.shape]} fill={ink} opacity=".26" />
      {kind === 'episode' ? (
        <>
          <Voice title={title} light={light} />
          <circle cx="506" cy="180" r="128" fill={ink} opacity=".55" />
          <CoverGlyph {...cover} transform="translate(421 95)scale(.85)" />
        </>
      ) : (
        <Program {...cover} />
      )}
      {kind === 'article' && <CoverGlyph {...cover} transform="translate(376 60)scale(1.2)" />}
      {kind === 'video' && (
        <>
          <CoverGlyph {...cover} transform="translate(384 60)scale(1.1)" />
          <path d="M0 330h640v30H0z" fill={ink} opacity=".7" />
          <path d="M228 345h70m14 0h126m14 0h128" stroke={light} strokeWidth="8" opacity=".5" />
          <path d="M86 345h128" stroke="#fff" strokeWidth="8" />
          <circle cx="574" cy="264" r="54" fill="#fff" stroke={ground} strokeWidth="10" />
          <path d="M561 241v46l38-23z" fill={ink} stroke={ink} strokeWidth="7" strokeLinejoin="round" />
        </>
      )}
    </svg>
  );
}
