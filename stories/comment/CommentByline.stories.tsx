import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommentByline } from '#src/components/comment/CommentByline.tsx';
import {
  commentLongTexts,
  commentOfFormerMember,
  commentOwn,
  commentWithCode,
  now,
} from '#stories/fixtures/comment.ts';

const meta = {
  title: 'comment/CommentByline',
  component: CommentByline,
  args: { entry: commentWithCode, now },
} satisfies Meta<typeof CommentByline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^pred 2\shodinami$/)).toBeVisible();
    await expect(canvas.getByText(/^1\.\sseptembra\s2026 o\s9:40$/)).toBeInTheDocument();
  },
};

export const Edited: Story = {
  args: { entry: commentOwn },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('včera')).toBeVisible();
    await expect(canvas.getByText(/upravené/)).toBeVisible();
  },
};

export const FormerMember: Story = {
  args: { entry: commentOfFormerMember },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zrušený účet')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { entry: { ...commentWithCode, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Odosielame…');
  },
};

export const LongName: Story = { args: { entry: commentLongTexts }, tags: ['phone'] };
