import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChapterResults } from '#src/components/course/ChapterResults.tsx';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const game = { address: '/runtimes/web/game/hry-pexeso', picture: '/games/pexeso.svg' };

const meta = {
  title: 'course/ChapterResults',
  component: ChapterResults,
  args: { chapters: javaCourse.chapters },
  decorators: [
    (Story) => (
      <div data-course="java">
        <h2 className="sr-only">Čo postavíš</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ChapterResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Lekcie 1–4Malá kalkulačka');
    await expect(second).toHaveTextContent('Lekcie 5–8Hádanie čísla');
  },
};

/** Chapters that build nothing of their own are left out; the numbers stay. */
export const SecondOnly: Story = {
  args: {
    chapters: javaCourse.chapters.map((chapter, index) => (index === 0 ? { ...chapter, result: null } : chapter)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Lekcie 5–8');
  },
};

/** A chapter that warms up for games builds none; the numbers stay. */
export const GameBehindAWarmUp: Story = {
  args: {
    chapters: javaCourse.chapters.map((chapter, index) => ({
      ...chapter,
      result:
        index === 0
          ? { name: 'Pripravené na hry', text: 'Vieš, čo hry potrebujú.' }
          : { name: 'Pexeso', text: 'Šestnásť kariet.', game },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Lekcie 5–8Pexeso');
  },
};

export const LongTextsOnPhone: Story = {
  args: {
    chapters: courseWithLongName.chapters.map((chapter) => ({
      ...chapter,
      result: { name: longTitle, text: longTitle },
    })),
  },
  tags: ['phone'],
};
