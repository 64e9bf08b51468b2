import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsletterForm } from '#src/components/newsletter/NewsletterForm.tsx';
import { NewsletterView } from '#src/components/newsletter/NewsletterView.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'newsletter/NewsletterView',
  component: NewsletterView,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <NewsletterForm
        state="idle"
        email=""
        error={null}
        onEmailChange={() => undefined}
        onSubmit={() => true}
        onRetry={() => undefined}
      />
    ),
  },
} satisfies Meta<typeof NewsletterView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'RSS článkov' })).toHaveAttribute('href', paths.articlesFeed());
    await expect(canvas.getByRole('link', { name: 'RSS podcastu' })).toHaveAttribute('href', paths.podcastFeed());
  },
};

export const Phone: Story = { tags: ['phone'] };
