import type { Meta, StoryObj } from '@storybook/react-vite';
import { IssueAudience } from '#src/components/desk/letters/IssueAudience.tsx';
import { issuePage } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/IssueAudience',
  component: IssueAudience,
  args: { audience: issuePage.audience, bouncedHref: '#vratene' },
} satisfies Meta<typeof IssueAudience>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingBounced: Story = { args: { audience: { recipients: 1, bounced: 0 } } };
