import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeedbackForm } from '#src/components/feedback/FeedbackForm.tsx';
import { FeedbackView } from '#src/components/feedback/FeedbackView.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';

const meta = {
  title: 'feedback/FeedbackView',
  component: FeedbackView,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <FeedbackForm
        known={{ name: '', email: '' }}
        state="ready"
        onwardHref={paths.courses()}
        failure={null}
        onSubmit={fn()}
      />
    ),
  },
} satisfies Meta<typeof FeedbackView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Čo nám pomôže' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  },
};

export const Phone: Story = { tags: ['phone'] };
