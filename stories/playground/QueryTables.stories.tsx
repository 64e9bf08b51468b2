import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryTables } from '#src/components/playground/QueryTables.tsx';

const meta = {
  title: 'playground/QueryTables',
  component: QueryTables,
  args: {
    tables: [
      { name: 'ziaci', columns: ['id', 'meno', 'trieda'] },
      { name: 'knihy', columns: ['id', 'nazov', 'autor', 'zaner', 'strany'] },
      { name: 'vypozicky', columns: ['id', 'ziak_id', 'kniha_id', 'pozicana', 'vratena'] },
    ],
  },
  decorators: [(Story) => <div className="bg-code text-code-text">{Story()}</div>],
} satisfies Meta<typeof QueryTables>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
