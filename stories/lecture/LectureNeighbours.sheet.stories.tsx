import type { Meta, StoryObj } from '@storybook/react-vite';
import { LectureNeighbours, lectureNeighboursVariants } from '#src/components/lecture/LectureNeighbours.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'lecture/LectureNeighbours/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const previous = { name: 'Prvý výpis na obrazovku', href: '/lekcia/prvy-vypis' };
const next = { name: 'Malá kalkulačka', href: '/lekcia/kalkulacka', minutes: 12 };

export const Default: StoryObj = stateSheet({
  variants: lectureNeighboursVariants,
  isWide: true,
  render: (look) => <LectureNeighbours {...look} previous={previous} next={next} />,
});
