import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkillMap } from '#src/components/repetition/SkillMap.tsx';
import type { Knowledge } from '#src/domain/repetition/questionCard.ts';
import type { Skill } from '#src/domain/repetition/skillMap.ts';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const skill = (name: string, knowledge: Knowledge, daysAgo: number | null = null): Skill => ({
  lectureId: name,
  name,
  knowledge,
  daysAgo,
});

const meta = {
  title: 'repetition/SkillMap',
  component: SkillMap,
  args: {
    chapters: [
      {
        id: '1',
        name: 'Prvý riadok',
        skills: [
          skill('Tvoj prvý riadok', 'known', 3),
          skill('Ako čítať chyby', 'known', 4),
          skill('Premenné', 'known', 2),
          skill('Keď sa hodnota mení', 'known', 5),
        ],
      },
      {
        id: '2',
        name: 'Rozhodovanie',
        skills: [
          skill('Hodnoty a\u00A0ich typy', 'fading', 8),
          skill('Porovnávanie', 'known', 1),
          skill('Podmienka', 'practised', 0),
          skill('Text a\u00A0číslo', 'fading', 22),
        ],
      },
      {
        id: '3',
        name: 'Opakovanie',
        skills: [skill('Cyklus while', 'practised', 1), skill('Cyklus for', 'new'), skill('Zbieranie', 'new')],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-206">
        <h1 className="sr-only">Kurz</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SkillMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zopakovať slabnúce (2)' })).toHaveAttribute('href', '/opakovanie');
    await expect(canvas.getByText('4 zo 4 vieš')).toBeInTheDocument();
    await expect(canvas.getByText('1 zo 4 vieš')).toBeInTheDocument();
    await expect(canvas.getByText('zatiaľ precvičuješ')).toBeInTheDocument();
    await expect(canvas.getByText('slabne, 22 dní')).toBeInTheDocument();
  },
};

/** Where nothing fades there is nothing to press. */
export const Begun: Story = {
  args: { chapters: [{ id: '1', name: 'Prvý riadok', skills: [skill('Tvoj prvý riadok', 'new')] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('zatiaľ nové')).toBeInTheDocument();
  },
};

export const LongNames: Story = {
  args: {
    chapters: [
      { id: '1', name: longTitle, skills: [skill(longTitle, 'practised', 1), skill(unbreakableWord, 'fading', 3)] },
    ],
  },
};

export const Phone: Story = { tags: ['phone'] };
