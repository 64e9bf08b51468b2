import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskSearch',
  component: DeskSearch,
  args: { label: 'Meno, mail, doklad alebo číslo', value: '', onChange: nothing },
} satisfies Meta<typeof DeskSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Typed: Story = { args: { value: 'hruska' } };

/** What was pasted stays and is marked; the list stays as it was until it fits. */
export const TooLong: Story = { args: { value: 'Dobrý deň, kúpil som kurz a\u00A0'.repeat(4) } };
