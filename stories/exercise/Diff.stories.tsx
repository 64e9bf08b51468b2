import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Diff } from '#src/components/exercise/Diff.tsx';
import { books } from '#stories/fixtures/exercise.ts';

const meta = {
  title: 'exercise/Diff',
  component: Diff,
  args: { difference: { of: 'text', expected: 'Večera o 18:45', actual: 'Vecera o 18:45' } },
} satisfies Meta<typeof Diff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spaces: Story = {
  args: { difference: { of: 'text', expected: 'Obed o 12:30', actual: 'Obed  o 12:30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('·')).toBeVisible();
  },
};

export const MissingLine: Story = { args: { difference: { of: 'text', expected: 'Prvý\nDruhý', actual: 'Prvý' } } };

export const EmptyLine: Story = {
  args: { difference: { of: 'text', expected: 'Prvý\n\nTretí', actual: 'Prvý\nTretí' } },
};

export const Guess: Story = { args: { difference: { of: 'text', expected: '12', actual: '3 * 4' }, isGuess: true } };

export const LongLine: Story = {
  args: {
    difference: { of: 'text', expected: 'Nezalomiteľnýtext'.repeat(20), actual: 'Nezalomiteľnýtext'.repeat(19) },
  },
};

export const Nothing: Story = { args: { difference: { of: 'none' } } };

export const MissingRow: Story = {
  tags: ['picture'],
  args: {
    difference: {
      of: 'table',
      fault: 'rows',
      expected: books,
      actual: { ...books, rows: [['Úplne iná kniha', null], ...books.rows.slice(0, 2)] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Tieň v podchode 150 chýba' })).toBeVisible();
  },
};

export const OtherColumns: Story = {
  args: {
    difference: { of: 'table', fault: 'order', expected: books, actual: { ...books, columns: ['nazov', 'pocet'] } },
  },
};

export const ManyRows: Story = {
  tags: ['phone'],
  args: {
    difference: {
      of: 'table',
      fault: 'rows',
      expected: { ...books, rows: Array.from({ length: 40 }, (_, index) => [`Veľmi dlhý názov knihy ${index}`, '1']) },
      actual: { ...books, rows: Array.from({ length: 30 }, (_, index) => [`Veľmi dlhý názov knihy ${index}`, '1']) },
    },
  },
};
