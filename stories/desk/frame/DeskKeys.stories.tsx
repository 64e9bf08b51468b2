import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskKeys } from '#src/components/desk/frame/DeskKeys.tsx';
import { deskItems } from '#stories/fixtures/desk.ts';

const meta = {
  title: 'desk/frame/DeskKeys',
  component: DeskKeys,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, places: deskItems, onClose: () => undefined },
} satisfies Meta<typeof DeskKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
