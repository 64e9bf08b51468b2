import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TeacherRequestForm } from '#src/components/school/TeacherRequestForm.tsx';
import { asked, notAsked, refused } from '#stories/fixtures/school.ts';

const meta = {
  title: 'school/TeacherRequestForm',
  component: TeacherRequestForm,
  args: { teaching: notAsked, state: 'ready', onAsk: fn(), onWithdraw: fn() },
} satisfies Meta<typeof TeacherRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Poslať žiadosť' });
    await userEvent.click(send);
    await expect(canvas.getByText('Napíš, na ktorej škole učíš.')).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Škola a mesto'), 'ZŠ Hlinku');
    await userEvent.type(canvas.getByLabelText('Koho a čo učíš'), 'Siedmakov.');
    await userEvent.click(send);
    await expect(args.onAsk).toHaveBeenCalledWith({ school: 'ZŠ Hlinku', note: 'Siedmakov.' });
  },
};

export const Asked: Story = {
  args: { teaching: asked },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vziať žiadosť späť' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { tags: ['phone'], args: { teaching: refused } };

export const Failed: Story = { args: { state: 'failed' } };

export const Busy: Story = { args: { state: 'busy' } };
