import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskBeside } from '#src/components/desk/kit/DeskBeside.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';

const meta = {
  title: 'desk/kit/DeskBeside',
  component: DeskBeside,
  args: {
    aside: <DeskPanel title="Nový kód">Formulár</DeskPanel>,
    children: <DeskPanel title="Zoznam">Riadky</DeskPanel>,
  },
} satisfies Meta<typeof DeskBeside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
