import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaList } from '#src/components/desk/media/MediaList.tsx';
import { film, mediaPage } from '#stories/fixtures/deskMedia.ts';

const meta = {
  title: 'desk/media/MediaList',
  component: MediaList,
  args: { files: mediaPage.items, hrefOf: (id) => `#${id}`, currentId: null },
} satisfies Meta<typeof MediaList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneOpen: Story = { args: { currentId: film.id } };

export const OnPhone: Story = { tags: ['phone'] };
