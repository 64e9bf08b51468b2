import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { IssueProgress } from '#src/components/desk/letters/IssueProgress.tsx';
import { pausedIssue, scheduledIssue, sendingIssue, sentIssue, stuckIssue } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/IssueProgress',
  component: IssueProgress,
  args: {
    issue: sendingIssue,
    resume: <DeskButton kind="primary">Pokračovať</DeskButton>,
    endNight: <DeskButton size="row">Zrušiť výnimku</DeskButton>,
  },
} satisfies Meta<typeof IssueProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scheduled: Story = { args: { issue: scheduledIssue } };

export const Paused: Story = { args: { issue: pausedIssue } };

export const AtNight: Story = {
  args: {
    issue: {
      ...sendingIssue,
      night: {
        reason: 'Zajtra o\u00A06:00 sťahujeme server.',
        at: '2026-11-23T20:41:00.000Z',
        byName: 'Lucia Šimková',
      },
    },
  },
};

export const Stuck: Story = { args: { issue: stuckIssue } };

export const Sent: Story = { args: { issue: sentIssue } };

export const OnPhone: Story = { tags: ['phone'] };
