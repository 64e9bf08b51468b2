import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaForm } from '#src/components/desk/media/MediaForm.tsx';
import { MediaView } from '#src/components/desk/media/MediaView.tsx';
import { captions, document, film, image, privateFilm, unusedImage } from '#stories/fixtures/deskMedia.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/media/MediaView',
  component: MediaView,
  args: {
    file: image,
    closeHref: '#zoznam',
    isCopied: false,
    onCopy: nothing,
    onDelete: nothing,
    children: <MediaForm file={image} captions={[]} state="ready" onSave={nothing} onDraftCaptions={nothing} />,
  },
} satisfies Meta<typeof MediaView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unused: Story = {
  args: {
    file: unusedImage,
    isCopied: true,
    children: <MediaForm file={unusedImage} captions={[]} state="ready" onSave={nothing} onDraftCaptions={nothing} />,
  },
};

export const Film: Story = {
  args: {
    file: film,
    children: <MediaForm file={film} captions={[captions]} state="ready" onSave={nothing} onDraftCaptions={nothing} />,
  },
};

export const PrivateFilm: Story = { args: { file: privateFilm, children: null } };

export const Document: Story = { args: { file: document, children: null } };

export const OnPhone: Story = { tags: ['phone'] };
