import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockTable } from '#src/components/desk/words/BlockTable.tsx';
import { deskBlocks } from '#stories/fixtures/deskWords.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/BlockTable',
  component: BlockTable,
  args: { blocks: deskBlocks, busyUid: null, onEnd: nothing },
} satisfies Meta<typeof BlockTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ending: Story = { args: { busyUid: 'uid-jano' } };

export const OnPhone: Story = { tags: ['phone'] };
