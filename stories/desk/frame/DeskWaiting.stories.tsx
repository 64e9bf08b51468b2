import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskWaiting } from '#src/components/desk/frame/DeskWaiting.tsx';

const meta = {
  title: 'desk/frame/DeskWaiting',
  component: DeskWaiting,
  args: { title: 'Objednávky' },
} satisfies Meta<typeof DeskWaiting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
