import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Avatar } from '#src/components/ui/Avatar.tsx';
import type { AuthorCard } from '#src/contract/author.ts';
import { type PortraitRecipe, portraitOf } from '#src/domain/portrait.ts';

interface Props {
  author: Pick<AuthorCard, 'slug' | 'name'>;
  /** A circle beside the name, or a square as wide as its place. */
  shape?: 'round' | 'square';
}

export const portraitVariants = { shape: { round: 'size-14 rounded-full', square: 'w-full rounded-[24px]' } };

const look = cva('block shrink-0', { variants: portraitVariants });

type Colours = PortraitRecipe['colours'];

const hairBehind: Record<PortraitRecipe['hair'], ReactNode> = {
  long: <path d="M64 128c0-56 22-86 56-86s56 30 56 86c0 26-4 42-10 52H74c-6-10-10-26-10-52z" />,
  short: null,
  bun: (
    <>
      <circle cx="120" cy="38" r="25" />
      <path d="M72 124c0-50 18-72 48-72s48 22 48 72z" />
    </>
  ),
};

const hairInFront: Record<PortraitRecipe['hair'], ReactNode> = {
  long: <path d="M74 116c-2-42 18-64 46-64s48 22 46 64c-4-22-12-32-22-38-14 12-44 12-60 10-6 8-9 16-10 28z" />,
  short: (
    <>
      <path d="M76 110c-6-42 18-60 46-60 30 0 48 18 42 60-4-8-4-20-10-26-20 2-40-2-52-8-12 6-20 14-20 34z" />
      <path d="M84 142c2 20 16 30 36 30s34-10 36-30c-8 8-16 8-24 5-8-3-16-3-24 0-8 3-16 3-24-5z" />
    </>
  ),
  bun: <path d="M76 112c-2-38 16-56 44-56s46 18 44 56c-4-18-14-30-30-36-18 18-42 22-58 36z" />,
};

const collars: Record<PortraitRecipe['clothes'], ReactNode> = {
  sweater: <path d="M92 176a28 26 0 0 0 56 0l8 2a36 34 0 0 1-72 0z" />,
  shirt: <path d="m96 172 24 34-22 18-20-44zm48 0-24 34 22 18 20-44z" />,
  hoodie: (
    <>
      <path d="M84 178c-12 6-16 20-6 34 12-18 26-24 42-24s30 6 42 24c10-14 6-28-6-34-10 8-22 12-36 12s-26-4-36-12z" />
      <path d="M106 200v24m28-24v24" stroke="#fff" strokeWidth="4" />
    </>
  ),
};

const details: Record<PortraitRecipe['detail'], ReactNode> = {
  earrings: <path d="M80 138h0m80 0h0" stroke="#ffd166" strokeWidth="9" />,
  glasses: (
    <>
      <path d="M109 148q11 8 22 0" fill="none" stroke="#fff" strokeWidth="3.6" />
      <g fill="#fff" fillOpacity=".25" stroke="#22304d" strokeWidth="3.6">
        <rect x="89" y="106" width="27" height="23" rx="10" />
        <rect x="124" y="106" width="27" height="23" rx="10" />
        <path d="M116 115q4-3 8 0m-35-1-8-3m70 3 8-3" fill="none" />
      </g>
    </>
  ),
  freckles: <path d="M94 129h0m7 3h0m38 0h0m7-3h0" stroke="#b5673c" strokeWidth="3.2" />,
};

function Ground({ tint, line }: Colours) {
  return (
    <>
      <path d="M0 0h240v240H0z" fill={tint} />
      <path d="M0 0h34v240H0z" fill={line} opacity=".16" />
      <path d="M55 39h50m50 0h60M55 65h24m108 0h28" stroke={line} strokeWidth="10" opacity=".22" />
      <path d="M0 108h240v34H0z" fill="#fff" opacity=".5" />
      <path d="M0 108h6v34H0z" fill={line} />
      <path d="m17 122 4-3v12" fill="none" stroke={line} strokeWidth="2.4" />
    </>
  );
}

/** The face is the same for all: two dots, two brows, a line of a nose, a smile. */
function Face({ skin, shade, hair }: Colours) {
  return (
    <>
      <path d="M80 122h0m80 0h0" stroke={shade} strokeWidth="20" />
      <path d="M80 100c0-28 16-42 40-42s40 14 40 42v22c0 26-18 42-40 42s-40-16-40-42z" fill={skin} />
      <path d="M96.5 135h0m47 0h0" stroke="#e0604a" strokeWidth="16" opacity=".2" />
      <path d="M104 116.6v.8m32-.8v.8" stroke="#2a2026" strokeWidth="8.4" />
      <g fill="none" strokeWidth="3.6">
        <path d="M96 104q8-5 15-1m18 0q7-4 15 1" stroke={hair} />
        <path d="M120 119q-4 8 1 10" stroke={shade} />
        <path d="M106 140q14 13 28 0" stroke="#8a3326" />
      </g>
    </>
  );
}

/** A lecturer, drawn in layers; without a recipe the initials. The name stands beside it. */
export function Portrait({ author, shape = 'round' }: Props) {
  const recipe = portraitOf(author.slug);
  if (!recipe) return <Avatar name={author.name} size={shape === 'square' ? 'large' : 'medium'} />;
  const { hair, clothes, detail, colours } = recipe;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 240"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={look({ shape })}
    >
      <Ground {...colours} />
      <g fill={colours.hair}>{hairBehind[hair]}</g>
      <path d="M102 146h36v32a18 18 0 0 1-36 0z" fill={colours.shade} />
      <path d="M28 240c2-44 34-60 72-64h40c38 4 70 20 72 64z" fill={colours.clothes} />
      <g fill={colours.collar}>{collars[clothes]}</g>
      <Face {...colours} />
      <g fill={colours.hair}>{hairInFront[hair]}</g>
      {details[detail]}
    </svg>
  );
}
