import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeCountField } from '#src/components/desk/money/CodeCountField.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/CodeCountField',
  component: CodeCountField,
  args: {
    label: 'Koľkokrát spolu',
    help: 'Prázdne: bez stropu.',
    value: '100',
    isChecked: true,
    onChange: nothing,
  },
} satisfies Meta<typeof CodeCountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wrong: Story = { args: { value: 'sto' } };

/** Nobody is told while they are typing. */
export const BeingTyped: Story = { args: { value: 'sto', isChecked: false } };
