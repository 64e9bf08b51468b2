import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeNoteField } from '#src/components/desk/money/CodeNoteField.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/CodeNoteField',
  component: CodeNoteField,
  args: { value: 'Stretnutie v knižnici', onChange: nothing },
} satisfies Meta<typeof CodeNoteField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };
