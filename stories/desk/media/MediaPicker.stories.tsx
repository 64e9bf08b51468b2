import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { MediaDrop } from '#src/components/desk/media/MediaDrop.tsx';
import { MediaPicker } from '#src/components/desk/media/MediaPicker.tsx';
import { mediaPage } from '#stories/fixtures/deskMedia.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/media/MediaPicker',
  component: MediaPicker,
  args: {
    isOpen: true,
    search: <DeskSearch label="Názov alebo textová podoba" value="" onChange={nothing} />,
    upload: <MediaDrop isOver={false} onFiles={nothing} />,
    status: 'ready',
    files: mediaPage.items,
    isFiltered: false,
    onMore: nothing,
    onRetry: nothing,
    onPick: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof MediaPicker>;

export default meta;
type Story = StoryObj<typeof MediaPicker>;

export const Default: Story = {};

export const Loading: Story = { args: { status: 'loading', files: [], onMore: null } };

export const Empty: Story = { args: { files: [], onMore: null } };

export const NothingFound: Story = { args: { files: [], isFiltered: true, onMore: null } };

export const Failed: Story = { args: { status: 'error', files: [], onMore: null } };

export const OnPhone: Story = { tags: ['phone'] };
