import type { Meta, StoryObj } from '@storybook/react-vite';
import { IssueChecks } from '#src/components/desk/letters/IssueChecks.tsx';
import { issueChecks } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/IssueChecks',
  component: IssueChecks,
  args: { checks: issueChecks },
} satisfies Meta<typeof IssueChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
