import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentQuestion } from '#src/components/desk/ContentQuestion.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/ContentQuestion',
  component: ContentQuestion,
  args: {
    act: 'withdraw',
    names: ['Cyklus for', 'Pole'],
    chapters: [
      { id: 'k1', name: 'Prvý riadok' },
      { id: 'k2', name: 'Rozhodovanie' },
    ],
    earliest: '2026-12-01T08:00',
    state: 'ready',
    failure: null,
    onAct: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ContentQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Publish: Story = { args: { act: 'publish', names: ['Cyklus for'] } };

export const Schedule: Story = { args: { act: 'schedule' } };

export const Archive: Story = { args: { act: 'archive', names: ['Okno prompt a alert'] } };

export const Rename: Story = { args: { act: 'rename', names: ['Pole'] } };

export const Move: Story = { args: { act: 'move' } };

export const Failed: Story = {
  args: { act: 'publish', names: ['Vlastná funkcia'], failure: 'Na web to nepustia prekážky.' },
};

export const OnPhone: Story = { tags: ['phone'] };
