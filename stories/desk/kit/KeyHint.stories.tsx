import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyHint } from '#src/components/desk/kit/KeyHint.tsx';

const meta = {
  title: 'desk/kit/KeyHint',
  component: KeyHint,
  args: { keys: ['J', 'K'], children: 'po riadkoch' },
} satisfies Meta<typeof KeyHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
