import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskSelect',
  component: DeskSelect,
  args: {
    label: 'Kapitola',
    value: 'podmienky',
    options: [
      ['vypis', 'Prvý riadok'],
      ['podmienky', 'Rozhodovanie'],
    ],
    onChange: nothing,
  },
} satisfies Meta<typeof DeskSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { isBusy: true } };

export const Wrong: Story = { args: { options: [], value: '', error: 'Najprv treba vytvoriť, kam to patrí.' } };
