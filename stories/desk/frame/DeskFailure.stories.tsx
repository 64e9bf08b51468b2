import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskFailure } from '#src/components/desk/frame/DeskFailure.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/frame/DeskFailure',
  component: DeskFailure,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', onReload: nothing },
} satisfies Meta<typeof DeskFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
