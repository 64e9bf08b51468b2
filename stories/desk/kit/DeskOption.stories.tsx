import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskOption',
  component: DeskOption,
  args: {
    group: 'kolko',
    isChosen: true,
    note: 'Kurz ostane otvorený.',
    onChoose: nothing,
    children: 'Časť',
  },
} satisfies Meta<typeof DeskOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotChosen: Story = { args: { isChosen: false } };

export const WithoutNote: Story = { args: { note: undefined } };
