import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QueryTable } from '#src/components/steps/QueryTable.tsx';
import type { QueryStep } from '#src/domain/program/querySteps.ts';
import { longQuery, queryRun } from '#stories/fixtures/querySteps.ts';

const [, where, groups] = queryRun.steps as [QueryStep, QueryStep, QueryStep];

const meta = {
  title: 'steps/QueryTable',
  component: QueryTable,
  args: where,
  decorators: [
    (Story) => (
      <div className="bg-code-out p-5 text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QueryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Groups: Story = { args: groups };

export const Empty: Story = { args: { ...where, rows: [] } };

/** Those that are left are drawn, however many fell out. */
export const Long: Story = {
  args: longQuery.steps[0],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('cell', { name: '64' })).toBeInTheDocument();
    await expect(canvas.getByText('a ešte 34 riadkov')).toBeInTheDocument();
  },
};
