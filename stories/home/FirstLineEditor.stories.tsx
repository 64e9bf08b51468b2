import type { Meta, StoryObj } from '@storybook/react-vite';
import { FirstLineEditor } from '#src/components/home/FirstLineEditor.tsx';

const meta = {
  title: 'home/FirstLineEditor',
  component: FirstLineEditor,
  decorators: [(Story) => <div className="max-w-125">{Story()}</div>],
} satisfies Meta<typeof FirstLineEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
