import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { IssueSchedule } from '#src/components/desk/letters/IssueSchedule.tsx';
import { draftWords } from '#stories/fixtures/deskNewsletter.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/IssueSchedule',
  component: IssueSchedule,
  args: {
    subject: draftWords.subject,
    recipients: 1946,
    choice: { isNow: false, date: '2026-12-01', clock: '17:00', pace: 400 },
    onChange: nothing,
    warnings: ['Skúšobný e-mail s\u00A0týmto textom ešte neodišiel.'],
    now: Date.parse('2026-11-23T11:03:00Z'),
    state: 'ready',
    failure: null,
    onSend: nothing,
    onClose: nothing,
  },
  render: function Asked(args) {
    const [choice, setChoice] = useState(args.choice);
    return <IssueSchedule {...args} choice={choice} onChange={setChoice} />;
  },
} satisfies Meta<typeof IssueSchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Now: Story = {
  args: { choice: { isNow: true, date: '2026-12-01', clock: '17:00', pace: 100 }, warnings: [] },
};

export const TooLate: Story = {
  args: { choice: { isNow: false, date: '2026-11-22', clock: '17:00', pace: 400 } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('button', { name: /^Naplánovať/ }));
    await dialog.findByText(/Tento čas už prešiel/);
  },
};

export const OnPhone: Story = { tags: ['phone'] };
