import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubscribeLinks } from '#src/components/podcast/SubscribeLinks.tsx';
import { paths } from '#src/domain/paths.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'podcast/SubscribeLinks/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  render: () => <SubscribeLinks feedHref={paths.podcastFeed()} services={[{ name: 'Spotify', href: '/spotify' }]} />,
});
