import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DeskSegments } from '#src/components/desk/kit/DeskSegments.tsx';
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

export const ForGroup: Story = {
  args: {
    reader: (
      <DeskSegments
        label="Pre koho"
        choices={[
          { value: 'kurz-java', name: 'Majú Java kurz' },
          { value: 'prestavka-4', name: 'Bez aktivity 4\u00A0týždne' },
        ]}
        value="kurz-java"
        onChange={() => undefined}
      />
    ),
  },
};

export const PlainOnPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Čistý text' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Telefón' }));
    await expect(canvas.getByLabelText('Newsletter ako čistý text')).toBeVisible();
  },
};

export const Loading: Story = { args: { preview: null } };

export const Stale: Story = { args: { isStale: true } };
