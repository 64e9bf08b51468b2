import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeedbackForm } from '#src/components/feedback/FeedbackForm.tsx';

const failure = 'Správu sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova alebo nám napíš e-mail.';

const meta = {
  title: 'feedback/FeedbackForm',
  component: FeedbackForm,
  args: { known: { name: '', email: '' }, state: 'ready', onwardHref: '/kurzy', failure: null, onSubmit: fn() },
} satisfies Meta<typeof FeedbackForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message alone is enough. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoja správa' }), ' V druhej lekcii je preklep. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať správu' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ message: 'V druhej lekcii je preklep.' });
  },
};

/** A signed-in learner's name and address stand there already, and can be changed or taken away. */
export const Known: Story = {
  args: { known: { name: 'Ema Nováková', email: 'ema@example.org' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoja správa' }), 'Ahoj');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Meno' }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ message: 'Ahoj', email: 'ema@example.org' });
  },
};

export const MessageMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const message = canvas.getByRole('textbox', { name: 'Tvoja správa' });
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription(/Správa je prázdna/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(message, 'A');
    await expect(message).toBeValid();
  },
};

export const WrongEmail: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoja správa' }), 'Ahoj');
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(email, 'ema@{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/E-mail nemá správny formát/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, 'example.org{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ message: 'Ahoj', email: 'ema@example.org' });
  },
};

/** A robot fills in what people neither see nor reach; what it wrote goes along, so that the API knows. */
export const FilledByRobot: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Webová stránka' })).not.toBeInTheDocument();
    const trap = canvasElement.querySelector<HTMLInputElement>('[name=website]');
    if (trap) trap.value = 'https://example.org';
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoja správa' }), 'Ahoj');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ message: 'Ahoj', website: 'https://example.org' });
  },
};

export const Busy: Story = { args: { state: 'busy' } };

/** What was typed stays. */
export const Failed: Story = {
  args: { failure },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoja správa' }), 'Ahoj');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Text ti ostal');
    await expect(canvas.getByRole('textbox', { name: 'Tvoja správa' })).toHaveValue('Ahoj');
  },
};

export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ďakujeme, tvoja správa je u\snás\./);
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const FailedOnPhone: Story = { tags: ['phone'], args: { failure } };
