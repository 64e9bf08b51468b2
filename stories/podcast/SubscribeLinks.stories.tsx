import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubscribeLinks } from '#src/components/podcast/SubscribeLinks.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'podcast/SubscribeLinks',
  component: SubscribeLinks,
  args: { feedHref: paths.podcastFeed(), services: [{ name: 'Spotify', href: '/spotify' }] },
} satisfies Meta<typeof SubscribeLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeedOnly: Story = { args: { services: [] } };

export const ManyServices: Story = {
  args: {
    services: [
      { name: 'Spotify', href: '/spotify' },
      { name: 'Apple Podcasts', href: '/apple' },
      { name: 'YouTube', href: '/youtube' },
      { name: 'Patreon', href: '/patreon' },
    ],
  },
};
