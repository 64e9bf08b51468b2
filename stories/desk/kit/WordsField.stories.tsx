import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordsField } from '#src/components/desk/kit/WordsField.tsx';

const meta = {
  title: 'desk/kit/WordsField',
  component: WordsField,
  args: { label: 'Zadanie', value: 'Napíš program s premennou `teplota`.', onChange: () => undefined },
} satisfies Meta<typeof WordsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = { args: { value: 'Pri 25 stupňoch a\u00A0viac odporučí kúpalisko, inak kino. '.repeat(8) } };

export const Wrong: Story = { args: { value: '', error: 'Napíš, čo treba urobiť.' } };
