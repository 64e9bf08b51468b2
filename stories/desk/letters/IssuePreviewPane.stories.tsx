import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IssuePreviewPane } from '#src/components/desk/letters/IssuePreviewPane.tsx';
import { draftWords, issuePreview } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/IssuePreviewPane',
  component: IssuePreviewPane,
  args: { subject: draftWords.subject, preview: issuePreview },
} satisfies Meta<typeof IssuePreviewPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PlainOnPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Čistý text' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Telefón' }));
    await expect(canvas.getByLabelText('Newsletter ako čistý text')).toBeVisible();
  },
};

export const Loading: Story = { args: { preview: null } };

export const Stale: Story = { args: { isStale: true } };
