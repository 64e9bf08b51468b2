import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepMemory } from '#src/components/steps/StepMemory.tsx';
import { changesOf } from '#src/domain/program/stepChanges.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { callRun, loopRun, objectRun, programStep, recursionRun } from '#stories/fixtures/steps.ts';

const nothing: Step = programStep(1, {});
const at = (steps: readonly Step[], index: number) => {
  const step = steps[index] ?? nothing;
  return { step, changes: changesOf(steps[index - 1], step) };
};

const meta = {
  title: 'steps/StepMemory',
  component: StepMemory,
  args: { ...at(loopRun.steps, 9), cursors: new Map([['znamky', 3]]) },
  decorators: [
    (Story) => (
      <div className="max-w-md bg-code-out p-5 text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepMemory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { step: nothing, changes: [] } };

export const Call: Story = { args: { ...at(callRun.steps, 16), cursors: new Map() } };

export const DeepRecursion: Story = { args: { ...at(recursionRun.steps, 7), cursors: new Map() } };

export const Objects: Story = { args: { ...at(objectRun.steps, 2), cursors: new Map() } };

export const ChangedPart: Story = { args: { ...at(objectRun.steps, 1), cursors: new Map() } };

export const LongList: Story = {
  args: {
    step: {
      ...programStep(1, {}),
      frames: [
        {
          name: '',
          line: 1,
          variables: [
            {
              name: 'cisla',
              value: { items: Array.from({ length: 20 }, (_, index) => ({ text: String(index * 1000) })), more: 80 },
            },
          ],
        },
      ],
    },
    changes: [],
    cursors: new Map(),
  },
};

export const LongText: Story = {
  args: { ...at([programStep(1, { text: 'Nezalomiteľnýtext'.repeat(8) })], 0), cursors: new Map() },
  tags: ['phone'],
};
