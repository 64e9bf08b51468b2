import type { Meta, StoryObj } from '@storybook/react-vite';
import { WayBack } from '#src/components/playground/WayBack.tsx';

const meta = {
  title: 'playground/WayBack',
  component: WayBack,
  args: { path: '/kurzy/javascript#premenne', title: 'Premenné' },
} satisfies Meta<typeof WayBack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: { title: 'Ako si počítač pamätá, čo sme mu povedali, a čo s\u00A0tým vie urobiť' },
  tags: ['phone'],
};
