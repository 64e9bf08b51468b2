import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulkBar } from '#src/components/desk/kit/BulkBar.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/BulkBar',
  component: BulkBar,
  args: {
    children: 'Vybrané: 2 lekcie',
    acts: ['Poslať na kontrolu', 'Naplánovať…', 'Presunúť do kapitoly…', 'Stiahnuť z\u00A0webu…'].map((name) => ({
      name,
      onPress: nothing,
    })),
    onClear: nothing,
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
