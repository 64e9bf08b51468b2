import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommentMenu } from '#src/components/comment/CommentMenu.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'comment/CommentMenu/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  render: () => <CommentMenu reply={{ isOpen: false, onPress: fn() }} onEdit={fn()} onDelete={fn()} onReport={fn()} />,
});
