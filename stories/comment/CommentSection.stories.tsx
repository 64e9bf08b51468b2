import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentSection } from '#src/components/comment/CommentSection.tsx';
import { paths } from '#src/domain/paths.ts';
import { buildComment, commentForVisitor, commentLongTexts, now, threads } from '#stories/fixtures/comment.ts';

const meta = {
  title: 'comment/CommentSection',
  component: CommentSection,
  args: {
    status: 'ready',
    list: { threads, count: 6 },
    onRetry: fn(),
    older: 'none',
    onOlder: fn(),
    now,
    isSignedIn: true,
    loginHref: paths.login('/clanky/git-za-jedno-popoludnie'),
    actions: {
      send: fn(async () => 'taken' as const),
      edit: fn(async () => 'taken' as const),
      remove: fn(async () => 'taken' as const),
      report: fn(async () => 'taken' as const),
    },
    drafts: { get: () => null, set: fn() },
  },
  decorators: [(Story) => <div className="mx-auto max-w-[676px]">{Story()}</div>],
} satisfies Meta<typeof CommentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Komentáre' })).toBeVisible();
    await expect(canvas.getByText(/^6\skomentárov$/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoj komentár' }), 'Ahoj');
    await expect(args.drafts.set).toHaveBeenLastCalledWith('new', 'Ahoj');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(args.actions.send).toHaveBeenCalledWith('Ahoj');
    await expect(await canvas.findByText('Komentár je odoslaný.')).toBeVisible();
    await expect(args.drafts.set).toHaveBeenLastCalledWith('new', '');
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Loading: Story = {
  args: { status: 'loading', list: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Načítavame…');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { status: 'error', list: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { list: { threads: [], count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Zatiaľ je tu ticho/)).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { isSignedIn: false, list: { threads: [commentForVisitor], count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Prihlás sa a\szapoj sa do rozhovoru$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute(
      'href',
      '/login/%2Fclanky%2Fgit-za-jedno-popoludnie',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(/^1\skomentár$/)).toBeVisible();
  },
};

export const SignedOutOnPhone: Story = { ...SignedOut, tags: ['phone'] };

/** What was typed before the page was left is there again. */
export const Draft: Story = {
  args: { drafts: { get: (place) => (place === 'new' ? 'Rozpísaný komentár' : null), set: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Rozpísaný komentár');
  },
};

export const Pending: Story = {
  args: {
    list: {
      threads: [{ ...buildComment({ text: 'Prečo `==`?\nNestačí `=`?' }), id: 'pending', isPending: true }, ...threads],
      count: 7,
    },
  },
};

export const SendingFailed: Story = {
  args: {
    actions: {
      send: fn(async () => 'failed' as const),
      edit: fn(async () => 'failed' as const),
      remove: fn(async () => 'failed' as const),
      report: fn(async () => 'failed' as const),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoj komentár' }), 'Ahoj');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Text ti ostal/);
    await expect(canvas.getByRole('textbox')).toHaveValue('Ahoj');
    await expect(args.drafts.set).toHaveBeenLastCalledWith('new', 'Ahoj');
  },
};

export const Older: Story = {
  args: { older: 'ready' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zobraziť staršie komentáre' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};

export const OlderLoading: Story = { args: { older: 'busy' } };

export const OlderFailed: Story = {
  args: { older: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Staršie komentáre sa nepodarilo načítať/);
  },
};

export const LongTexts: Story = {
  args: { list: { threads: [commentLongTexts], count: 1234 }, older: 'failed' },
  tags: ['phone'],
};
