import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JoinClassView } from '#src/components/school/JoinClassView.tsx';
import { opened } from '#stories/fixtures/school.ts';

const meta = {
  title: 'school/JoinClassView',
  component: JoinClassView,
  args: {
    code: 'K7M2-P4',
    opened,
    knownName: 'Nina Šimková',
    signInHref: null,
    state: 'ready',
    hasLeft: false,
    onOpen: fn(),
    onJoin: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof JoinClassView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Meno, ktoré uvidí');
    await userEvent.clear(name);
    await userEvent.type(name, 'Nina');
    await userEvent.click(canvas.getByRole('button', { name: 'Pridať sa' }));
    await expect(args.onJoin).toHaveBeenCalledWith('Nina');
  },
};

export const Code: Story = {
  args: { code: '', opened: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kód triedy' }), 'k7m2p4');
    await userEvent.click(canvas.getByRole('button', { name: 'Nájsť triedu' }));
    await expect(args.onOpen).toHaveBeenCalledWith('k7m2p4');
  },
};

export const Unknown: Story = { tags: ['phone'], args: { opened: 'unknown' } };

export const TooMany: Story = { args: { opened: 'too-many' } };

export const Full: Story = { args: { state: 'full' } };

export const SignedOut: Story = { args: { opened: null, signInHref: '/login' } };

export const Joined: Story = {
  args: { opened: { ...opened, memberName: 'Nina Šimková' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odísť z\u00A0triedy' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Left: Story = { tags: ['phone'], args: { hasLeft: true } };
