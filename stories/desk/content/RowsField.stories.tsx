import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowsField } from '#src/components/desk/content/RowsField.tsx';

const meta = {
  title: 'desk/content/RowsField',
  component: RowsField,
  args: {
    label: 'Odkazy',
    columns: [
      { key: 'name', label: 'Názov' },
      { key: 'url', label: 'Odkaz' },
    ],
    rows: [{ name: 'GitHub', url: 'https://github.com/jana' }],
    onChange: () => undefined,
  },
} satisfies Meta<typeof RowsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rows: [] } };
