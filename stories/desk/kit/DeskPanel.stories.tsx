import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';

const meta = {
  title: 'desk/kit/DeskPanel',
  component: DeskPanel,
  args: { title: 'Rozhodnutie', aside: 'Autor sa dozvie, čo a\u00A0prečo.', children: 'Komentár ostáva na webe.' },
} satisfies Meta<typeof DeskPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
