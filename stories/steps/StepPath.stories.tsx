import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StepPath } from '#src/components/steps/StepPath.tsx';
import { callRun, failedRun, longRun, loopRun, programStep } from '#stories/fixtures/steps.ts';

const meta = {
  title: 'steps/StepPath',
  component: StepPath,
  args: { steps: loopRun.steps, at: 9, hasFailed: false, onGo: fn() },
  decorators: [
    (Story) => (
      <div className="bg-code text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepPath>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneStep: Story = { args: { steps: [programStep(1, {})], at: 0 } };

export const ManyLines: Story = { args: { steps: callRun.steps, at: 4 }, tags: ['phone'] };

export const Long: Story = { args: { steps: longRun.steps, at: 2400 } };

export const Failed: Story = { args: { steps: failedRun.steps, at: 1, hasFailed: true } };
