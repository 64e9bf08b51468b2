import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingList } from '#src/components/desk/overview/WaitingList.tsx';
import { nothingWaits, waiting } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/WaitingList',
  component: WaitingList,
  args: { waiting, auditHref: '/admin/zaznam' },
} satisfies Meta<typeof WaitingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { waiting: nothingWaits } };

export const OnPhone: Story = { tags: ['phone'] };
