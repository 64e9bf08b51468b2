import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { ContentQuestion } from '#src/components/desk/content/ContentQuestion.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/ContentQuestion',
  component: ContentQuestion,
  args: {
    act: 'withdraw',
    names: ['Cyklus for', 'Pole'],
    chapters: [
      { id: 'k1', name: 'Prvý riadok' },
      { id: 'k2', name: 'Rozhodovanie' },
    ],
    proposed: '2026-12-01T08:00',
    now: Date.parse('2026-12-01T06:00:00Z'),
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

export const InThePast: Story = {
  args: { act: 'schedule', names: ['Pole'], onAct: fn() },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const field = await screen.findByLabelText('Kedy');
    fireEvent.change(field, { target: { value: '2025-12-01T08:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Naplánovať' }));
    await expect(await screen.findByText(/^Tento čas už prešiel\./)).toBeVisible();
    await expect(args.onAct).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '2026-12-01T07:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Naplánovať' }));
    await expect(args.onAct).toHaveBeenCalledWith('2026-12-01T07:00');
  },
};

export const Archive: Story = { args: { act: 'archive', names: ['Okno prompt a alert'] } };

export const Rename: Story = { args: { act: 'rename', names: ['Pole'] } };

export const Move: Story = { args: { act: 'move' } };

export const Failed: Story = {
  args: { act: 'publish', names: ['Vlastná funkcia'], failure: 'Na web to nepustia prekážky.' },
};

export const OnPhone: Story = { tags: ['phone'] };
