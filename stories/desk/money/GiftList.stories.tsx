import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftList } from '#src/components/desk/money/GiftList.tsx';
import { giftPage } from '#stories/fixtures/deskMoney.ts';

const meta = {
  title: 'desk/money/GiftList',
  component: GiftList,
  args: { gifts: giftPage.items, hrefOfEnd: (id) => `#${id}` },
} satisfies Meta<typeof GiftList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { gifts: [] } };

export const OnPhone: Story = { tags: ['phone'] };
