import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '#src/components/desk/kit/FieldGroup.tsx';
import { CodeField } from '#src/components/desk/tasks/CodeField.tsx';

const meta = {
  title: 'desk/kit/FieldGroup',
  component: FieldGroup,
  args: {
    title: 'Kontroly',
    children: <CodeField label="Celý výstup" value="12" onChange={() => undefined} />,
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = {
  args: { note: 'Pýtame sa ich za sebou. Prvá, ktorá neprejde, sa povie svojou vetou.' },
};

export const Wrong: Story = { args: { error: 'Pridaj aspoň jednu kontrolu.' } };
