import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderExport } from '#src/components/desk/OrderExport.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/OrderExport',
  component: OrderExport,
  args: { title: 'november 2026', count: 31, state: 'ready', onDownload: nothing, onClose: nothing },
} satisfies Meta<typeof OrderExport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { state: 'failed' } };

export const OnPhone: Story = { tags: ['phone'] };
