import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeField } from '#src/components/desk/tasks/CodeField.tsx';

const meta = {
  title: 'desk/tasks/CodeField',
  component: CodeField,
  args: { label: 'Naše riešenie', value: 'console.log("Ahoj");', onChange: () => undefined },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wrong: Story = { args: { value: '', error: 'Doplň program, ktorý úlohu rieši.' } };
