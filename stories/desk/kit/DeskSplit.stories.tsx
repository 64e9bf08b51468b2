import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSplit } from '#src/components/desk/kit/DeskSplit.tsx';

const meta = {
  title: 'desk/kit/DeskSplit',
  component: DeskSplit,
  args: { list: <p>Zoznam</p>, isOneOpen: true, backHref: '/admin/komentare', children: <p>Jedna otvorená vec</p> },
} satisfies Meta<typeof DeskSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };

export const ListOnPhone: Story = { tags: ['phone'], args: { isOneOpen: false } };
