import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewBar } from '#src/components/desk/content/PreviewBar.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/PreviewBar',
  component: PreviewBar,
  args: { viewer: 'learner', width: 'desktop', onViewer: nothing, onWidth: nothing },
} satisfies Meta<typeof PreviewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
