import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplateRemoval } from '#src/components/desk/letters/TemplateRemoval.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/TemplateRemoval',
  component: TemplateRemoval,
  args: { name: 'Nová lekcia', state: 'ready', failure: null, onAct: nothing, onClose: nothing },
} satisfies Meta<typeof TemplateRemoval>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
