import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackView } from '#src/components/desk/words/FeedbackView.tsx';
import { anonymousMessage, answeredMessage, openMessage } from '#stories/fixtures/deskWords.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/FeedbackView',
  component: FeedbackView,
  args: {
    message: openMessage,
    state: 'ready',
    failure: null,
    onClose: nothing,
    onReopen: nothing,
    children: <p>Odpoveď</p>,
  },
} satisfies Meta<typeof FeedbackView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Answered: Story = { args: { message: answeredMessage } };

export const WithoutAddress: Story = { args: { message: anonymousMessage } };

export const Failed: Story = { args: { failure: 'Nepodarilo sa. Na webe sa nezmenilo nič.' } };

export const OnPhone: Story = { tags: ['phone'] };
