import type { Meta, StoryObj } from '@storybook/react-vite';
import { IssueGroupProgress } from '#src/components/desk/letters/IssueGroupProgress.tsx';
import { groupedIssue } from '#stories/fixtures/deskNewsletter.ts';

const names = ['Majú Java kurz', 'Bez aktivity 4 týždne', 'Jazyk JavaScript'];
const meta = {
  title: 'desk/letters/IssueGroupProgress',
  component: IssueGroupProgress,
  args: {
    groups: groupedIssue.byGroup.map(({ group, counts }, at) => ({ key: group.kind, name: names[at] ?? '', counts })),
  },
} satisfies Meta<typeof IssueGroupProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
