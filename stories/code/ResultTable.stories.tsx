import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ResultTable } from '#src/components/code/ResultTable.tsx';
import { result } from '#stories/fixtures/program.ts';

const meta = {
  title: 'code/ResultTable',
  component: ResultTable,
  args: { name: 'Výsledok 1', ...result },
  decorators: [
    (Story) => (
      <div className="bg-code-out p-4 font-mono text-mono leading-[1.8]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResultTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneRow: Story = { args: { columns: ['COUNT(*)'], rows: [['8']] } };

export const NothingFound: Story = { args: { rows: [] } };

/** Wider than a phone: it is scrolled in its own place, by keyboard too. */
export const Wide: Story = {
  args: {
    columns: ['id', 'nazov', 'autor', 'zaner', 'strany', 'pozicana'],
    rows: [['6', 'Tajomstvo podkrovia', 'Mária Lesná', 'dobrodružná', '188', '2026-03-02']],
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Výsledok 1' })).toHaveFocus();
  },
};
