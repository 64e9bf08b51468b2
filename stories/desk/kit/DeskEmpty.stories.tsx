import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';

const meta = {
  title: 'desk/kit/DeskEmpty',
  component: DeskEmpty,
  args: { title: 'Nič nečaká', children: 'Posledné nahlásenie je vybavené od včera.' },
} satisfies Meta<typeof DeskEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
