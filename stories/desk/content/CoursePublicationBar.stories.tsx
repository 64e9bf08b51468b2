import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CoursePublicationBar } from '#src/components/desk/content/CoursePublicationBar.tsx';
import { publicationNow, publicationOf } from '#stories/fixtures/deskPublication.ts';

const meta = {
  title: 'desk/content/CoursePublicationBar',
  component: CoursePublicationBar,
  args: {
    publication: publicationOf('published'),
    now: publicationNow,
    left: 47,
    isRecent: true,
    liveHref: '#kurz',
    publishHref: '#publikovat',
    act: 'ready',
    failure: null,
    onUndo: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof CoursePublicationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Na webe: 10 vecí, publikované 12:04.');
    await userEvent.click(canvas.getByRole('button', { name: /^Vrátiť/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'] };

export const TooLate: Story = {
  args: { left: 0, failure: 'Minúta prešla, vrátiť sa to už nedá. Z\u00A0webu sa to dá stiahnuť po jednom.' },
};

export const Undone: Story = { args: { publication: publicationOf('undone'), left: 0 } };

export const Planned: Story = {
  args: { publication: publicationOf('planned', { at: '2026-12-01T07:00:00.000Z', changed: ['Premenné'] }), left: 0 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zrušiť plán' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    publication: publicationOf('failed', { reasons: ['Premenné: Úloha „vek-o-rok“ zatiaľ nebola spustená.'] }),
    left: 0,
  },
};
