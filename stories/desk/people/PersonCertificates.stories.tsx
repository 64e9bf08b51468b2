import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PersonCertificates } from '#src/components/desk/people/PersonCertificates.tsx';
import { person } from '#stories/fixtures/deskPeople.ts';

const items = person.certificates ?? [];

const meta = {
  title: 'desk/people/PersonCertificates',
  component: PersonCertificates,
  args: { items, onRevoke: fn() },
} satisfies Meta<typeof PersonCertificates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Zrušiť…/ }));
    await expect(args.onRevoke).toHaveBeenCalledWith(items[0]);
  },
};

export const Revoked: Story = {
  args: {
    items: items.map((one) => ({
      ...one,
      revokedAt: '2026-12-03T09:00:00.000Z',
      revokedReason: 'Bol vydaný omylom.',
    })),
  },
};
