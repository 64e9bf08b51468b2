import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnReview } from '#src/components/review/OwnReview.tsx';
import { ReviewInvitation } from '#src/components/review/ReviewInvitation.tsx';
import { ReviewList } from '#src/components/review/ReviewList.tsx';
import { ReviewSection } from '#src/components/review/ReviewSection.tsx';
import { paths } from '#src/domain/paths.ts';
import {
  buildReviewOverview,
  ownReview,
  reviewOverview,
  reviewOverviewEmpty,
  reviews,
} from '#stories/fixtures/review.ts';

const invitation = (
  <ReviewInvitation missing="sign-in-required" loginHref={paths.login()} courseHref={paths.course('java')} />
);

const own = {
  mode: 'reading',
  state: 'ready',
  failure: null,
  done: null,
  onModeChange: fn(),
  onSave: fn(),
  onDelete: fn(),
} as const;

const meta = {
  title: 'review/ReviewSection',
  component: ReviewSection,
  args: {
    overview: reviewOverview,
    own: invitation,
    list: <ReviewList reviews={reviews} page={1} pageCount={5} onPage={fn()} />,
  },
} satisfies Meta<typeof ReviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hodnotenia' })).toHaveTextContent(/4,5 z\s5/);
    await expect(canvas.getByText('42 hodnotení')).toBeInTheDocument();
  },
};

export const OneReview: Story = {
  args: {
    overview: buildReviewOverview({ average: 5, count: 1, histogram: [0, 0, 0, 0, 1] }),
    own: <OwnReview {...own} review={ownReview} />,
    list: null,
  },
};

export const Empty: Story = {
  args: { overview: reviewOverviewEmpty, own: <OwnReview {...own} review={null} />, list: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kurz zatiaľ nikto nehodnotil.')).toBeInTheDocument();
  },
};

export const Phone: Story = { tags: ['phone'] };

export const PhoneWithForm: Story = {
  tags: ['phone'],
  args: { own: <OwnReview {...own} review={null} /> },
};
