import type { Meta, StoryObj } from '@storybook/react-vite';
import { IssueConflict } from '#src/components/desk/letters/IssueConflict.tsx';
import { draftWords } from '#stories/fixtures/deskNewsletter.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/IssueConflict',
  component: IssueConflict,
  args: {
    mine: draftWords,
    theirs: { ...draftWords, subject: 'Vianočné hry' },
    by: 'Peter Malý',
    at: '23. 11. 2026 12:03',
    state: 'ready',
    onKeepMine: nothing,
    onTakeTheirs: nothing,
  },
} satisfies Meta<typeof IssueConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
