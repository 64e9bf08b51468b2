import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LectureBar } from '#src/components/lecture/LectureBar.tsx';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'lecture/LectureBar',
  component: LectureBar,
  tags: ['phone'],
  parameters: { layout: 'fullscreen' },
  args: {
    position: 2,
    total: 12,
    name: 'Tvoj prvý riadok',
    onOpenOutline: fn(),
    children: <p className="page">Obsah</p>,
  },
} satisfies Meta<typeof LectureBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2/12 Tvoj prvý riadok Obsah kurzu' }));
    await expect(args.onOpenOutline).toHaveBeenCalledOnce();
  },
};

/** Out of the way of who reads on, it comes back with the keys. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

/** The name gives way: the heading below says it whole. */
export const LongName: Story = { args: { position: 46, total: 112, name: longTitle } };
