import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptHere } from '#src/components/account/KeptHere.tsx';

const meta = {
  title: 'account/KeptHere',
  component: KeptHere,
  args: {
    counts: { lectures: 4, exercises: 6, answers: 0, programs: 0 },
    lasts: 'always',
    loginHref: '/login?returnTo=/',
    onForget: fn(),
  },
} satisfies Meta<typeof KeptHere>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Zachované v\stomto prehliadači: 4\slekcie a\s6\súloh\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', args.loginHref);
    await userEvent.click(canvas.getByRole('button', { name: /^Vymazať z\stohto prehliadača$/ }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

export const EverythingOnPhone: Story = {
  tags: ['phone'],
  args: { counts: { lectures: 12, exercises: 1, answers: 7, programs: 0 } },
};

export const OneLecture: Story = {
  args: { counts: { lectures: 1, exercises: 0, answers: 0, programs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Keď sa prihlásiš, prejde s\stebou/)).toBeVisible();
  },
};

/** The storage is full, or forbidden. */
export const NotStored: Story = {
  args: { lasts: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ostane, len kým stránku nezavrieš/)).toBeVisible();
  },
};
