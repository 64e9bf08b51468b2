import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasteNote } from '#src/components/desk/content/PasteNote.tsx';

const meta = {
  title: 'desk/content/PasteNote',
  component: PasteNote,
  args: {
    words: 'Vložené z\u00A0Wordu: 3\u00A0nadpisy, 1\u00A0tabuľka, 2\u00A0obrázky.',
    waiting: 0,
    failed: 0,
    lost: 0,
    withoutWords: 2,
    isPlainer: true,
    onTakeBack: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasteNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: /Späť/ }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
    await userEvent.click(getByRole('button', { name: /Zavrieť/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = { args: { waiting: 2 } };

export const Failed: Story = {
  args: { failed: 1, withoutWords: 0 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Skúsiť znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Lost: Story = {
  tags: ['phone'],
  args: {
    words: 'Vložené z\u00A0Google Docs: 1\u00A0nadpis, 12\u00A0odsekov.',
    lost: 1,
    withoutWords: 0,
  },
};

/** Something was written since. */
export const Older: Story = { render: (args) => <PasteNote {...args} onTakeBack={null} /> };
