import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';

const meta = {
  title: 'desk/kit/DeskField',
  component: DeskField,
  args: {
    label: 'Kód',
    help: 'Na veľkosti písmen nezáleží.',
    children: (control) => <input {...control} defaultValue="SKOLA20" />,
  },
} satisfies Meta<typeof DeskField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wrong: Story = { args: { error: 'Kód SKOLA20 už existuje.' } };

export const Counter: Story = { args: { label: 'Poznámka', text: 'Pre školy', limit: 300, help: undefined } };

/** What does not fit stays, is counted and marked. */
export const TooLong: Story = {
  args: { label: 'Názov', text: 'Premenné a\u00A0hodnoty '.repeat(11), limit: 200, help: 'Dá sa kedykoľvek zmeniť.' },
};

export const Optional: Story = { args: { label: 'Poznámka', isOptional: true } };
