import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorColumns } from '#src/components/desk/content/EditorColumns.tsx';

const meta = {
  title: 'desk/content/EditorColumns',
  component: EditorColumns,
  args: {
    source: <p className="p-4">Text</p>,
    preview: <p className="p-4">Náhľad</p>,
    panel: <p className="p-4">Panel</p>,
    shown: 'text',
  },
} satisfies Meta<typeof EditorColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Form: Story = { args: { source: <p className="p-4">Polia</p>, preview: null } };

/** The preview alone. */
export const Preview: Story = { args: { shown: 'preview' } };

export const OnPhone: Story = { args: { shown: 'preview' }, tags: ['phone'] };
