import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextCourseRoom } from '#src/components/course/NextCourseRoom.tsx';
import { NextCourseVote } from '#src/components/course/NextCourseVote.tsx';
import { nextCourseOptions } from '#stories/fixtures/nextCourse.ts';

const vote = { options: nextCourseOptions, votedOptionId: null, state: 'ready', failure: null, onVote: fn() } as const;

const meta = {
  title: 'course/NextCourseRoom',
  component: NextCourseRoom,
  args: { children: <NextCourseVote {...vote} isVoted={false} /> },
} satisfies Meta<typeof NextCourseRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Its place is kept until the ballot comes. */
export const Waiting: Story = {
  args: { children: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#dalsi-kurz')?.clientHeight).toBeGreaterThan(400);
  },
};

export const Voted: Story = { args: { children: <NextCourseVote {...vote} isVoted /> } };
