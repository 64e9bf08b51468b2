import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { IssueQuestion } from '#src/components/desk/letters/IssueQuestion.tsx';
import { draftWords } from '#stories/fixtures/deskNewsletter.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/IssueQuestion',
  component: IssueQuestion,
  args: {
    kind: 'stop',
    subject: draftWords.subject,
    sent: 1157,
    waiting: 782,
    state: 'ready',
    failure: null,
    milder: <DeskButton>Radšej pozastaviť</DeskButton>,
    onAct: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof IssueQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Remove: Story = { args: { kind: 'remove', milder: null } };
