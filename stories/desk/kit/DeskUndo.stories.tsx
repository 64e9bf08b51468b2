import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskUndo } from '#src/components/desk/kit/DeskUndo.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskUndo',
  component: DeskUndo,
  args: { children: 'Komentár je skrytý.', onUndo: nothing },
} satisfies Meta<typeof DeskUndo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
