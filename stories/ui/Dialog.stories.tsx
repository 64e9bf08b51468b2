import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/components/ui/Button.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { longParagraph } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Vynulovať pokrok?',
    description: 'Vrátiť sa to nedá.',
    onClose: fn(),
    children: <Button size="small">Vynulovať pokrok</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: args.title })).toHaveAccessibleDescription('Vrátiť sa to nedá.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WithCloseButton: Story = {
  args: { closeLabel: 'Zavrieť', description: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Zavrieť' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Nothing closes it while something is under way. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** It scrolls in itself. */
export const LongTextOnPhone: Story = {
  tags: ['phone'],
  args: { description: longParagraph.repeat(4) },
};

/** At a side it is as high as the screen, its title stays in sight. */
export const Left: Story = {
  tags: ['phone'],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    side: 'left',
    title: 'Obsah kurzu',
    description: undefined,
    closeLabel: 'Zavrieť obsah kurzu',
    children: <p className="px-6 pt-3">{longParagraph.repeat(5)}</p>,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Obsah kurzu' });
    dialog.scrollTop = dialog.scrollHeight;
    await expect(dialog.scrollTop).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Zavrieť obsah kurzu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Right: Story = {
  ...Left,
  args: {
    ...Left.args,
    side: 'right',
    title: 'Menu',
    closeLabel: 'Zavrieť menu',
    children: <p>Kurzy, články, videá</p>,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing in it can be pressed by a key that was meant for the page. */
export const ComesByItself: Story = {
  args: { comesByItself: true, closeLabel: 'Zavrieť' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Zavrieť' })).toHaveFocus();
  },
};

/** The keys stay in it until it is closed, then the focus is back at what opened it. */
export const Opened: Story = {
  args: { isOpen: false, closeLabel: 'Zavrieť' },
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Otvoriť</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Otvoriť' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Zavrieť' });
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Where the focus was elsewhere, as after a click in Safari. */
export const OpenedByClick: Story = {
  args: { isOpen: false, closeLabel: 'Zavrieť' },
  render: function Opener(args) {
    const opener = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button
          ref={opener}
          type="button"
          className="min-h-11 underline"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(true)}
        >
          Otvoriť
        </button>
        <Dialog {...args} isOpen={isOpen} opener={opener} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Otvoriť' });
    await userEvent.click(button);
    await expect(button).not.toHaveFocus();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
