import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { IssueList } from '#src/components/desk/letters/IssueList.tsx';
import { issuePage } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/IssueList',
  component: IssueList,
  args: { issues: issuePage.items, hrefOf: (id) => `#${id}`, action: <DeskButton>Začať písať</DeskButton> },
} satisfies Meta<typeof IssueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { issues: [] } };

export const OnPhone: Story = { tags: ['phone'] };
