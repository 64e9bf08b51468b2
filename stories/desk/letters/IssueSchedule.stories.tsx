import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IssueSchedule } from '#src/components/desk/letters/IssueSchedule.tsx';
import { draftWords } from '#stories/fixtures/deskNewsletter.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/IssueSchedule',
  component: IssueSchedule,
  args: {
    subject: draftWords.subject,
    recipients: 1946,
    choice: { isNow: false, date: '2026-12-01', clock: '17:00', pace: 400, nightReason: null },
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
  args: { choice: { isNow: true, date: '2026-12-01', clock: '17:00', pace: 100, nightReason: null }, warnings: [] },
};

export const TooLate: Story = {
  args: { choice: { isNow: false, date: '2026-11-22', clock: '17:00', pace: 400, nightReason: null } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('button', { name: /^Naplánovať/ }));
    await dialog.findByText(/Tento čas už prešiel/);
  },
};

export const AtNight: Story = {
  args: { choice: { isNow: false, date: '2026-12-01', clock: '21:40', pace: 400, nightReason: null }, onSend: fn() },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    await dialog.findByText(/posledný 2\.\sdecembra/);
    await userEvent.click(dialog.getByRole('radio', { name: /^Poslať aj v\snoci/ }));
    const act = dialog.getByRole('button', { name: /^Naplánovať/ });
    await userEvent.click(act);
    await dialog.findByText(/^Napíš dôvod/);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Prečo to nepočká do rána'), 'Ráno sťahujeme server.');
    await userEvent.click(act);
    await expect(args.onSend).toHaveBeenCalledWith('2026-12-01T20:40:00.000Z', 'Ráno sťahujeme server.');
  },
};

export const OnPhone: Story = { tags: ['phone'] };
