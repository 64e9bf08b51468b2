import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepShell } from '#src/components/steps/StepShell.tsx';

const meta = {
  title: 'steps/StepShell',
  component: StepShell,
  args: {
    title: 'znamky.js',
    at: 1,
    last: 4,
    isPlaying: false,
    children: <p className="p-5">Čo je z kroku vidno.</p>,
    onGo: fn(),
    onPlay: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StepShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Krok späť' }));
    await expect(args.onGo).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(args.onGo).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Späť ku kódu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AtTheEnd: Story = { args: { at: 4, note: 'Ukazujeme prvých 5 000 krokov.' } };
