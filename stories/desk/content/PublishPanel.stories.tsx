import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { PublishPanel } from '#src/components/desk/content/PublishPanel.tsx';
import { findings } from '#stories/fixtures/deskEditor.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/PublishPanel',
  component: PublishPanel,
  args: {
    state: 'changed',
    isLive: true,
    isUnchanged: false,
    publishAt: null,
    now: Date.parse('2026-11-25T07:00:00Z'),
    findings,
    proving: null,
    readingMinutes: 13,
    checking: 'ready',
    act: 'ready',
    error: null,
    link: null,
    onPublish: nothing,
    onReview: nothing,
    onWithdraw: nothing,
    onCheck: nothing,
    onFinding: nothing,
    courseHref: null,
    onLink: nothing,
  },
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ready: Story = { args: { findings: [], state: 'draft', isLive: false } };

/** What is on the web is what is written. */
export const Unchanged: Story = { args: { findings: [], state: 'published', isUnchanged: true } };

export const Proving: Story = { args: { findings: null, proving: { done: 1, all: 3 }, checking: 'busy' } };

export const Planned: Story = { args: { findings: [], state: 'scheduled', publishAt: '2026-11-30T07:00:00.000Z' } };

/** A day that is over is not planned for, and neither published at once. */
export const PlannedForThePast: Story = {
  args: { findings: [], onPublish: fn() },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByLabelText('V deň a hodinu'));
    const field = screen.getByLabelText(/^Deň a hodina/);
    fireEvent.change(field, { target: { value: '2025-11-25T09:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Naplánovať' }));
    await expect(screen.getByText(/^Tento čas už prešiel\./)).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '2026-11-25T09:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Naplánovať' }));
    await expect(args.onPublish).toHaveBeenCalledWith('2026-11-25T09:00');
  },
};

/** Who has the link reads this version. */
export const Linked: Story = { args: { link: 'https://example.org/nahlad/abc' } };

export const Refused: Story = { args: { error: 'Na webe sa nezmenilo nič.', checking: 'failed' } };
