import type { Meta, StoryObj } from '@storybook/react-vite';
import { PagePreview } from '#src/components/code/PagePreview.tsx';

const meta = {
  title: 'code/PagePreview',
  component: PagePreview,
  args: { place: null, isEmpty: true },
} satisfies Meta<typeof PagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Running: Story = { args: { isEmpty: false } };

export const Apart: Story = { args: { isApart: true } };

export const OnPhone: Story = { tags: ['phone'] };
