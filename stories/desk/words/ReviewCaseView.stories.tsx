import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewCaseView } from '#src/components/desk/words/ReviewCaseView.tsx';
import { deskNow, heldComment, reviewCase } from '#stories/fixtures/deskWords.ts';

const meta = {
  title: 'desk/words/ReviewCaseView',
  component: ReviewCaseView,
  args: { review: reviewCase, now: deskNow, children: <p>Rozhodnutie</p> },
} satisfies Meta<typeof ReviewCaseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Held: Story = {
  args: { review: { ...reviewCase, heldAt: heldComment.heldAt, held: heldComment.held, links: heldComment.links } },
};

export const WithoutWords: Story = { args: { review: { ...reviewCase, text: '' } } };

export const OnPhone: Story = { tags: ['phone'] };
