import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentForm } from '#src/components/comment/CommentForm.tsx';
import type { CommentOutcome } from '#src/components/comment/commentEntry.ts';
import { longParagraph, unbreakableWord } from '#stories/fixtures/text.ts';

const isTaken = async (): Promise<CommentOutcome> => 'taken';
const isRefused = async (): Promise<CommentOutcome> => 'failed';
const never = () => new Promise<CommentOutcome>(() => undefined);

const meta = {
  title: 'comment/CommentForm',
  component: CommentForm,
  args: { kind: 'comment', initialText: '', onSubmit: fn(isTaken), onTextChange: fn() },
} satisfies Meta<typeof CommentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent leaves the field, and that it arrived is said until more is typed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tvoj komentár' });
    await expect(field).not.toHaveFocus();
    await userEvent.type(field, ' Ahoj{Enter}všetci ');
    await expect(args.onTextChange).toHaveBeenLastCalledWith(' Ahoj\nvšetci ');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Ahoj\nvšetci');
    await expect(await canvas.findByText('Komentár je odoslaný.')).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'A');
    await expect(canvas.queryByText('Komentár je odoslaný.')).toBeNull();
  },
};

/** The button marks what is selected, and the typing goes on in the code. */
export const Code: Story = {
  args: { initialText: 'Prečo ' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tvoj komentár' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vložiť kód' }));
    await userEvent.keyboard('let x');
    await expect(canvas.getByRole('textbox', { name: 'Tvoj komentár' })).toHaveValue('Prečo `let x`');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Prečo `let x`');
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tvoj komentár' });
    await userEvent.type(field, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Napíš komentár/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'A');
    await expect(field).toBeValid();
  },
};

/** On the way it can't be sent twice. */
export const Busy: Story = {
  args: { initialText: 'Ahoj všetci', onSubmit: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The text is back in its field. */
export const Failed: Story = {
  args: { initialText: 'Ahoj všetci', onSubmit: fn(isRefused) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Komentár sa nepodarilo odoslať\. Text ti ostal, skús to o\schvíľu znova\.$/,
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('Ahoj všetci');
  },
};

/** Who may not write here any more is told so, and whom to ask. */
export const Blocked: Story = {
  args: { initialText: 'Ahoj všetci', onSubmit: fn(async (): Promise<CommentOutcome> => 'blocked') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/sa komentáre už písať nedajú\. Text ti ostal\./);
    await expect(canvas.getByRole('textbox')).toHaveValue('Ahoj všetci');
  },
};

export const FailedOnPhone: Story = { ...Failed, tags: ['phone'] };

let refuse = () => {};

/** What was typed in the meantime stays too, behind it. */
export const FailedLater: Story = {
  args: {
    initialText: 'Prvá veta.',
    onSubmit: fn(
      () =>
        new Promise<CommentOutcome>((resolve) => {
          refuse = () => resolve('failed');
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Druhá veta.');
    refuse();
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox')).toHaveValue('Prvá veta.\n\nDruhá veta.');
  },
};

/** It was opened, so it has the focus; Escape closes it too. */
export const Reply: Story = {
  args: { kind: 'reply', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tvoja odpoveď' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zrušiť' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Edit: Story = {
  args: { kind: 'edit', initialText: 'Ahoj všetci', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nové znenie' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Uložiť' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Ahoj všetci!');
  },
};

export const LongText: Story = {
  args: { kind: 'edit', initialText: `${longParagraph}\n${unbreakableWord.repeat(4)}`, onCancel: fn() },
  tags: ['phone'],
};
