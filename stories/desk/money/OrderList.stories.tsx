import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { OrderList } from '#src/components/desk/money/OrderList.tsx';
import { orderPage } from '#stories/fixtures/deskMoney.ts';

const meta = {
  title: 'desk/money/OrderList',
  component: OrderList,
  args: {
    orders: orderPage.items,
    sum: orderPage.sum,
    sumOf: 'november 2026',
    hrefOf: (id) => `#${id}`,
    isFiltered: true,
    query: '',
    reset: <DeskButtonLink href="#vsetky">Zobraziť všetky</DeskButtonLink>,
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingFound: Story = { args: { orders: [], query: 'hruska 2025' } };

export const Empty: Story = { args: { orders: [], isFiltered: false } };

export const OnPhone: Story = { tags: ['phone'] };
