import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostRow } from '#src/components/post/PostRow.tsx';
import { article } from '#stories/fixtures/post.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'post/PostRow/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  render: () => (
    <div className="max-w-[540px]">
      <PostRow post={article} />
    </div>
  ),
});
