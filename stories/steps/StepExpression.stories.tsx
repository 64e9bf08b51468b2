import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepExpression } from '#src/components/steps/StepExpression.tsx';
import { expressionRows } from '#src/domain/program/expressionRows.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { insideCallRun, insideRun } from '#stories/fixtures/insideSteps.ts';

const rowsOf = ({ code, steps }: { code: string; steps: readonly Step[] }, at: number) => {
  const step = steps[at];
  const rows = step ? expressionRows(code, step) : [];
  return { rows, line: step?.line ?? 1, most: rows.length };
};

const meta = {
  title: 'steps/StepExpression',
  component: StepExpression,
  args: { ...rowsOf(insideRun, 1), row: 2 },
  decorators: [
    (Story) => (
      <div className="max-w-md bg-code-out p-5 text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepExpression>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Done: Story = { args: { row: 3 } };

/** Of a longer way the end is seen. */
export const Condition: Story = { args: { ...rowsOf(insideCallRun, 3), row: 4 }, tags: ['picture', 'phone'] };

export const Call: Story = { args: { ...rowsOf(insideCallRun, 2), row: 1 } };

/** There is nothing to go into. */
export const Whole: Story = { args: { rows: [], row: 0, line: 1, most: 4 } };
