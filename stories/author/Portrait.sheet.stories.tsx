import type { Meta, StoryObj } from '@storybook/react-vite';
import { Portrait, portraitVariants } from '#src/components/author/Portrait.tsx';
import { authorCard, authorCardLongName } from '#stories/fixtures/author.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'author/Portrait/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: portraitVariants,
  isStill: true,
  states: { 'without recipe': { author: authorCardLongName } },
  render: ({ author = authorCard, ...look }) => (
    <div className="w-40">
      <Portrait {...look} author={author} />
    </div>
  ),
});
