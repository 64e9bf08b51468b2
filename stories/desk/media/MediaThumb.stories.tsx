import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaThumb } from '#src/components/desk/media/MediaThumb.tsx';

const meta = {
  title: 'desk/media/MediaThumb',
  component: MediaThumb,
  args: { kind: 'image', thumbnail: '/og.png' },
} satisfies Meta<typeof MediaThumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Film: Story = { args: { kind: 'film', thumbnail: null } };

export const Document: Story = { args: { kind: 'document', thumbnail: null } };
