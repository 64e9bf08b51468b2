import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentThread } from '#src/components/comment/CommentThread.tsx';
import {
  buildComment,
  buildReply,
  commentDeletedWithReplies,
  commentLongTexts,
  commentWithReplies,
  now,
} from '#stories/fixtures/comment.ts';

const meta = {
  title: 'comment/CommentThread',
  component: CommentThread,
  args: {
    thread: commentWithReplies,
    now,
    isSignedIn: true,
    actions: {
      send: fn(async () => 'taken' as const),
      edit: fn(async () => 'taken' as const),
      remove: fn(async () => 'taken' as const),
      report: fn(async () => 'taken' as const),
    },
    drafts: { get: () => null, set: fn() },
  },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^2\sodpovede$/ })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['phone'] };

export const NoReplies: Story = { args: { thread: buildComment() } };

/** The form takes the focus, and gives it back when it is closed. */
export const Reply: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Odpovedať' });
    if (!button) throw new Error('There is no button to reply.');
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Tvoja odpoveď' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Vďaka!');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(args.actions.send).toHaveBeenCalledWith('Vďaka!', args.thread.id);
    await expect(await canvas.findByText('Odpoveď je odoslaná.')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** There is one level: the answer to a reply stands in the same thread, and whoever is answered is told. */
export const ReplyToReply: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Odpovedať' });
    if (!first || !second) throw new Error('There are not two buttons to reply.');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Vďaka!');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(args.actions.send).toHaveBeenCalledWith('Vďaka!', args.thread.replies[0]?.id);
    await expect(second).toHaveFocus();
  },
};

export const ReplyOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Odpovedať' })[0] as HTMLElement);
  },
};

export const ReplyOnPhone: Story = { ...ReplyOpen, tags: ['phone'] };

/** What was typed before the page was left is there again. */
export const ReplyDraft: Story = {
  args: { drafts: { get: (place) => (place.startsWith('reply') ? 'Rozpísaná odpoveď' : null), set: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Odpovedať' })[0] as HTMLElement);
    await expect(canvas.getByRole('textbox')).toHaveValue('Rozpísaná odpoveď');
  },
};

export const ReplyPending: Story = {
  args: {
    thread: {
      ...commentWithReplies,
      replies: [
        ...commentWithReplies.replies,
        {
          ...buildReply({ text: 'Vďaka!\nUž mi to ide.', authorName: 'Ema Nováková' }),
          id: 'pending',
          isPending: true,
        },
      ],
    },
  },
};

/** The form is back with the text. */
export const ReplyFailed: Story = {
  args: {
    actions: {
      send: fn(async () => 'failed' as const),
      edit: fn(async () => 'failed' as const),
      remove: fn(async () => 'failed' as const),
      report: fn(async () => 'failed' as const),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Odpovedať' })[0] as HTMLElement);
    await userEvent.keyboard('Vďaka!');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Odpoveď sa nepodarilo odoslať/);
    await expect(canvas.getByRole('textbox')).toHaveValue('Vďaka!');
  },
};

/** The replies keep their place. */
export const Deleted: Story = { args: { thread: commentDeletedWithReplies } };

export const Visitor: Story = { args: { isSignedIn: false } };

export const LongTexts: Story = {
  args: { thread: { ...commentLongTexts, replies: [{ ...commentLongTexts, id: 'reply' }] } },
  tags: ['phone'],
};
