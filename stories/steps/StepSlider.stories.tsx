import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StepSlider } from '#src/components/steps/StepSlider.tsx';

const meta = {
  title: 'steps/StepSlider',
  component: StepSlider,
  args: { at: 1, count: 5, done: 0.25, name: 'riadok 5', onGo: fn() },
  decorators: [
    (Story) => (
      <div className="bg-code px-8 text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Krok 2 z\u00A05, riadok 5');
  },
};
