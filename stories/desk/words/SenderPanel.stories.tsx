import type { Meta, StoryObj } from '@storybook/react-vite';
import { SenderPanel } from '#src/components/desk/words/SenderPanel.tsx';
import { deskNow, heldComment } from '#stories/fixtures/deskWords.ts';

const author = heldComment.author;
if (!author) throw new Error('A fixture without an author.');

const meta = {
  title: 'desk/words/SenderPanel',
  component: SenderPanel,
  args: { author, now: deskNow },
} satisfies Meta<typeof SenderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstWords: Story = { args: { author: { ...author, words: 0, lastWords: null, isTold: false } } };

export const HiddenBefore: Story = { args: { author: { ...author, hiddenBefore: 2 } } };
