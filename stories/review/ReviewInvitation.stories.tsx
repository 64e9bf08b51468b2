import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewInvitation } from '#src/components/review/ReviewInvitation.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'review/ReviewInvitation',
  component: ReviewInvitation,
  args: {
    missing: 'sign-in-required',
    loginHref: paths.login(paths.course('java')),
    courseHref: paths.course('java'),
  },
} satisfies Meta<typeof ReviewInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', args.loginHref);
  },
};

export const ProfileMissing: Story = {
  args: { missing: 'profile-required' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.onboarding(args.courseHref));
  },
};

export const NotOwned: Story = {
  args: { missing: 'course-not-owned' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `${args.courseHref}#obsah-kurzu`);
  },
};

export const NoLectureCompleted: Story = {
  args: { missing: 'no-lecture-completed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `${args.courseHref}#obsah-kurzu`);
  },
};

export const CourseAuthor: Story = {
  args: { missing: 'course-author' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.feedback());
  },
};

export const Phone: Story = {
  tags: ['phone'],
  args: { missing: 'no-lecture-completed' },
};
