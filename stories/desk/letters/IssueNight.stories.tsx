import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IssueNight } from '#src/components/desk/letters/IssueNight.tsx';
import { draftWords } from '#stories/fixtures/deskNewsletter.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/IssueNight',
  component: IssueNight,
  args: {
    subject: draftWords.subject,
    waiting: 708,
    reason: '',
    onChange: nothing,
    state: 'ready',
    failure: null,
    onAct: fn(),
    onClose: nothing,
  },
  render: function Asked(args) {
    const [reason, setReason] = useState(args.reason);
    return <IssueNight {...args} reason={reason} onChange={setReason} />;
  },
} satisfies Meta<typeof IssueNight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutReason: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    const act = await dialog.findByRole('button', { name: /^Poslať v\snoci 708/ });
    await userEvent.click(act);
    await dialog.findByText(/^Napíš dôvod/);
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Prečo to nepočká do rána'), 'Ráno sťahujeme server.');
    await userEvent.click(act);
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
