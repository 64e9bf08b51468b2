import type { Meta, StoryObj } from '@storybook/react-vite';
import { NightReason } from '#src/components/desk/letters/NightReason.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/NightReason',
  component: NightReason,
  args: {
    reason: 'Zajtra o\u00A06:00 sťahujeme server a\u00A0web pôjde až o\u00A09:00. Kto sa učí ráno, má to vedieť.',
    onChange: nothing,
    isMissed: false,
  },
} satisfies Meta<typeof NightReason>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Missed: Story = { args: { reason: '', isMissed: true } };

export const TooLong: Story = { args: { reason: 'dôvod '.repeat(60) }, tags: ['phone'] };
