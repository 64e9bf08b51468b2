import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportForm } from '#src/components/comment/ReportForm.tsx';

const meta = {
  title: 'comment/ReportForm',
  component: ReportForm,
  args: { state: 'ready', onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ReportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither the reason nor the sentence has to be said. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Uráža ma to' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať nahlásenie' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Je to reklama' }));
    await userEvent.type(canvas.getByLabelText('Chceš niečo dodať?'), ' Predáva kurz. {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'advert', sentence: 'Predáva kurz.' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { state: 'busy' } };

export const OnPhone: Story = { tags: ['phone'] };
