import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProgramList } from '#src/components/playground/ProgramList.tsx';
import { listedPrograms } from '#stories/fixtures/playground.ts';

const meta = {
  title: 'playground/ProgramList',
  component: ProgramList,
  args: {
    programs: listedPrograms as typeof listedPrograms | null,
    current: 'p1' as string | null,
    removed: null as { name: string; onBack: () => void } | null,
    onOpen: fn(),
    onNew: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ProgramList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kocka/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('p2');
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať: Kocka' }));
    await expect(args.onRemove).toHaveBeenCalledWith('p2');
    await userEvent.click(canvas.getByRole('button', { name: 'Nový' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { programs: [], current: null } };

/** Before the browser has said what it keeps. */
export const Unknown: Story = { args: { programs: null, current: null } };

export const Removed: Story = {
  args: { removed: { name: 'Štvorec', onBack: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vrátiť späť' }));
    await expect(args.removed?.onBack).toHaveBeenCalledOnce();
  },
};

export const OfAccount: Story = { args: { isAccount: true } };

export const OnPhone: Story = { tags: ['phone'] };
