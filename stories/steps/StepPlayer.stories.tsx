import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StepPlayer } from '#src/components/steps/StepPlayer.tsx';
import { callRun, failedRun, longRun, loopRun, objectRun, recursionRun } from '#stories/fixtures/steps.ts';

const meta = {
  title: 'steps/StepPlayer',
  component: StepPlayer,
  args: { language: 'javascript', ...loopRun, at: 9, isPlaying: false, onGo: fn(), onPlay: fn(), onClose: fn() },
} satisfies Meta<typeof StepPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons stay in sight, and lie on nothing that leads somewhere. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('button', { name: 'Krok vpred' }).getBoundingClientRect().bottom;
    await expect(canvas.getByText('Cesta programu').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

export const Phone: Story = {
  tags: ['phone', 'picture'],
  decorators: [
    (Story) => (
      <div className="px-5">
        <Story />
      </div>
    ),
  ],
};

export const FirstStep: Story = { args: { at: 0 } };

export const LastStep: Story = { args: { at: loopRun.steps.length - 1 } };

export const Playing: Story = { args: { isPlaying: true } };

export const Call: Story = { args: { ...callRun, at: 16 }, tags: ['picture'] };

export const Recursion: Story = { args: { ...recursionRun, at: 7 } };

export const Objects: Story = { args: { ...objectRun, at: 4 } };

export const Long: Story = { args: { ...longRun, at: 4999 } };

export const Failed: Story = { args: { ...failedRun, at: 1 }, tags: ['picture'] };

export const ByKeyboard: Story = {
  args: { at: 0 },
  render: function Render(args) {
    const [at, setAt] = useState(args.at);
    return <StepPlayer {...args} at={at} onGo={setAt} />;
  },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Krok' });
    const said = () => slider.getAttribute('aria-valuetext');
    await userEvent.click(canvas.getByRole('button', { name: 'Krok vpred' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said()).toBe('Krok 4 z\u00A015, riadok 5');
    await userEvent.keyboard('{End}');
    await expect(said()).toBe('Krok 15 z\u00A015, riadok 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Krok vpred' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(said()).toBe('Krok 14 z\u00A015, riadok 8');
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(said()).toBe('Krok 1 z\u00A015, riadok 1');
    await userEvent.keyboard(' ');
    await expect(args.onPlay).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Späť ku kódu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
