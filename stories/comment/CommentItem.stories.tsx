import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentItem } from '#src/components/comment/CommentItem.tsx';
import type { CommentOutcome } from '#src/components/comment/commentEntry.ts';
import {
  buildComment,
  commentDeleted,
  commentForAdmin,
  commentForVisitor,
  commentLongTexts,
  commentOfFormerMember,
  commentOwn,
  commentWithCode,
  now,
  replyDeleted,
} from '#stories/fixtures/comment.ts';

const outcome = (what: CommentOutcome) => fn(async () => what);
const taken = { send: outcome('taken'), edit: outcome('taken'), remove: outcome('taken') };
const refused = { send: outcome('failed'), edit: outcome('failed'), remove: outcome('failed') };
const tooOld = { ...taken, remove: outcome('sign-in-too-old') };

const meta = {
  title: 'comment/CommentItem',
  component: CommentItem,
  args: {
    entry: buildComment(),
    kind: 'comment',
    now,
    actions: { ...taken, report: outcome('taken') },
    drafts: { get: () => null, set: fn() },
    reply: { isOpen: false, onPress: fn() },
  },
} satisfies Meta<typeof CommentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of somebody else: it can be answered and reported. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Komentár: Ema Nováková' })).toBeVisible();
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Odpovedať', 'Nahlásiť']);
  },
};

export const Own: Story = {
  args: { entry: commentOwn },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Odpovedať', 'Upraviť', 'Zmazať']);
  },
};

/** It waits for the look of a moderator. */
export const Held: Story = {
  args: { entry: { ...commentOwn, heldFor: 'link' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vidíš to len ty')).toBeVisible();
    await expect(canvas.getByText(/zvyčajne do dvoch hodín/)).toBeVisible();
  },
};

export const Admin: Story = { args: { entry: commentForAdmin } };

export const Visitor: Story = {
  args: { entry: commentForVisitor, reply: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Code: Story = { args: { entry: commentWithCode } };

export const CodeOnPhone: Story = { args: { entry: commentWithCode }, tags: ['phone'] };

export const LongTexts: Story = { args: { entry: commentLongTexts }, tags: ['phone'] };

export const FormerMember: Story = { args: { entry: commentOfFormerMember } };

export const Deleted: Story = {
  args: { entry: commentDeleted },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Komentár bol zmazaný')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const DeletedReply: Story = { args: { entry: replyDeleted, kind: 'reply', reply: undefined } };

/** Sent and not yet answered: shown as typed, with nothing to do. */
export const Pending: Story = {
  args: { entry: { ...commentOwn, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Closing gives the focus back to where it came from. */
export const Edit: Story = {
  args: { entry: commentOwn },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Upraviť' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Nové znenie' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(commentOwn.text);
    await userEvent.clear(field);
    await userEvent.type(field, 'Prečo bodkočiarka?');
    await userEvent.click(canvas.getByRole('button', { name: 'Uložiť' }));
    await expect(args.actions.edit).toHaveBeenCalledWith(commentOwn.id, 'Prečo bodkočiarka?');
    await expect(await canvas.findByText('Zmena je uložená.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
};

export const EditOpen: Story = {
  args: { entry: commentOwn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť' }));
  },
};

export const EditOnPhone: Story = { ...EditOpen, tags: ['phone'] };

/** The form is back with the new wording. */
export const EditFailed: Story = {
  args: { entry: commentOwn, actions: { ...refused, report: outcome('failed') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Ďakujem!');
    await userEvent.click(canvas.getByRole('button', { name: 'Uložiť' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Zmenu sa nepodarilo uložiť\. Text ti ostal/);
    await expect(canvas.getByRole('textbox')).toHaveValue(`${commentOwn.text} Ďakujem!`);
  },
};

export const Delete: Story = {
  args: { entry: commentOwn },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await expect(args.actions.remove).toHaveBeenCalledWith(commentOwn.id);
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
};

export const ConfirmDelete: Story = {
  args: { entry: commentOwn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await expect(canvas.getByText('Naozaj zmazať?')).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  args: { entry: commentOwn, actions: { ...refused, report: outcome('failed') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Zmazať sa nepodarilo/);
  },
};

export const Reported: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásiť' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Uráža ma to' }));
    await userEvent.type(canvas.getByLabelText('Chceš niečo dodať?'), 'Bolo to slušné.');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať nahlásenie' }));
    const draft = { reason: 'insult', sentence: 'Bolo to slušné.' };
    await expect(args.actions.report).toHaveBeenCalledWith(args.entry.id, draft);
    await expect(await canvas.findByText('Nahlásené. Ďakujeme, pozrieme sa na to.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nahlásiť' })).toBeNull();
  },
};

export const ReportFailed: Story = {
  args: { actions: { ...refused, report: outcome('failed') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásiť' }));
    await userEvent.type(canvas.getByLabelText('Chceš niečo dodať?'), 'Bolo to slušné.');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať nahlásenie' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Nahlásenie sa nepodarilo odoslať/);
    await expect(canvas.getByLabelText('Chceš niečo dodať?')).toHaveValue('Bolo to slušné.');
    await userEvent.click(canvas.getByRole('button', { name: 'Zrušiť' }));
    await expect(canvas.getByRole('button', { name: 'Nahlásiť' })).toBeVisible();
  },
};

/** An admin takes away what others have written only after a sign-in of the last hour. */
export const DeletingNeedsSignIn: Story = {
  args: { entry: commentOwn, actions: { ...tooOld, report: outcome('taken') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Prihlásenie je staršie ako hodina\./);
  },
};
