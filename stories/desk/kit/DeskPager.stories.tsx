import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';

const meta = {
  title: 'desk/kit/DeskPager',
  component: DeskPager,
  args: { page: 2, pageCount: 15, total: 184, perPage: 13, hrefOf: (page: number) => `/admin/zaznam?page=${page}` },
} satisfies Meta<typeof DeskPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Single: Story = { args: { page: 1, pageCount: 1, total: 5 } };
