import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaDrop } from '#src/components/desk/media/MediaDrop.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/media/MediaDrop',
  component: MediaDrop,
  args: { isOver: false, onFiles: nothing },
} satisfies Meta<typeof MediaDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Films of closed lectures are not for everybody. */
export const ForLecturesOnly: Story = { args: { privacy: { isOn: true, onSwitch: nothing } } };

export const Over: Story = { args: { isOver: true } };

export const OnPhone: Story = { tags: ['phone'] };
