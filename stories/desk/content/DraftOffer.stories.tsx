import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftOffer } from '#src/components/desk/content/DraftOffer.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/DraftOffer',
  component: DraftOffer,
  args: { at: '12:03', isBehind: false, onGoOn: nothing, onCompare: nothing, onDiscard: nothing },
} satisfies Meta<typeof DraftOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Behind: Story = { args: { isBehind: true } };
