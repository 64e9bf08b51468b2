import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostCard, postCardVariants } from '#src/components/post/PostCard.tsx';
import { article } from '#stories/fixtures/post.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'post/PostCard/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: postCardVariants,
  isWide: true,
  render: ({ isLead }) => (
    <div className={isLead ? 'max-w-[60rem]' : 'max-w-90'}>
      <PostCard isLead={isLead} post={article} />
    </div>
  ),
});
