import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskSection',
  component: DeskSection,
  args: { status: 'ready', data: 'Zoznam', onRetry: nothing, children: String },
} satisfies Meta<typeof DeskSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { status: 'loading', data: undefined } };

export const Failed: Story = { args: { status: 'error', data: undefined } };
