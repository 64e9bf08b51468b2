import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentRemark } from '#src/components/desk/content/ContentRemark.tsx';

const peter = { uid: 'u2', name: 'Peter' };
const meta = {
  title: 'desk/content/ContentRemark',
  component: ContentRemark,
  args: { item: { obstacles: 2, warnings: 1, openedBy: [peter] } },
} satisfies Meta<typeof ContentRemark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = { args: { item: { obstacles: 0, warnings: 1, openedBy: [peter] } } };

export const OpenedByMore: Story = {
  args: { item: { obstacles: 0, warnings: 0, openedBy: [peter, { uid: 'u3', name: null }] } },
};

export const Warnings: Story = { args: { item: { obstacles: 0, warnings: 1, openedBy: [] } } };

export const Unproven: Story = { args: { item: { obstacles: 0, warnings: 1, openedBy: [peter], unproven: 2 } } };
