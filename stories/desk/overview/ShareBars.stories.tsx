import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBars } from '#src/components/desk/overview/ShareBars.tsx';

const meta = {
  title: 'desk/overview/ShareBars',
  component: ShareBars,
  args: {
    label: 'Podiel prvých pokusov',
    rows: [
      { id: 'a', name: 'Lístok do kina', share: 68, text: '68 %', isMain: false },
      { id: 'b', name: 'Posun jedného riadka v hre, ktorá sa volá 2048', share: 38, text: '38 %', isMain: true },
    ],
  },
} satisfies Meta<typeof ShareBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
