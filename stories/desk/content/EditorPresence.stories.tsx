import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorPresence } from '#src/components/desk/content/EditorPresence.tsx';

const meta = {
  title: 'desk/content/EditorPresence',
  component: EditorPresence,
  args: { others: ['Peter Kmeť'] },
} satisfies Meta<typeof EditorPresence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const More: Story = { args: { others: ['Peter Kmeť', 'Zuzana Hlavatá'] } };

export const Nobody: Story = { args: { others: [] } };
