import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeUseList } from '#src/components/desk/money/CodeUseList.tsx';
import { codeUses } from '#stories/fixtures/deskMoney.ts';

const meta = {
  title: 'desk/money/CodeUseList',
  component: CodeUseList,
  args: { uses: codeUses.uses.items, sum: codeUses.sum, hrefOf: (id) => `#${id}` },
} satisfies Meta<typeof CodeUseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { uses: [] } };

export const OnPhone: Story = { tags: ['phone'] };
