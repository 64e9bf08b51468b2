import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagList } from '#src/components/ui/TagList.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/TagList/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const tags = [
  { slug: 'zaciatky', name: 'Začiatky' },
  { slug: 'web', name: 'Web' },
];

export const Default: StoryObj = stateSheet({
  isWide: true,
  states: { current: { activeSlug: 'web' } },
  render: (given) => <TagList {...given} tags={tags} hrefOf={(slug) => `/clanky/tag/${slug}`} />,
});
