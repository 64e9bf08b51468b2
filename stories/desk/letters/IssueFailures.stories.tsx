import type { Meta, StoryObj } from '@storybook/react-vite';
import { IssueFailures } from '#src/components/desk/letters/IssueFailures.tsx';
import { sendingIssue } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/IssueFailures',
  component: IssueFailures,
  args: { failures: sendingIssue.failures },
} satisfies Meta<typeof IssueFailures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
