import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { deskItems } from '#stories/fixtures/desk.ts';

const meta = {
  title: 'desk/frame/DeskShell',
  component: DeskShell,
  parameters: { layout: 'fullscreen' },
  args: {
    items: deskItems,
    person: { name: 'Jana Oravcová', roles: 'správa' },
    crumbs: [
      { name: 'Ľudia', href: '/admin/ludia' },
      { name: 'Martin Hruška', href: '/admin/ludia/martin' },
    ],
    homeHref: '/',
    children: <DeskPage title="Martin Hruška">martin.hruska@example.sk</DeskPage>,
  },
} satisfies Meta<typeof DeskShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };

export const OpenOnPhone: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Ponuka' })),
};
