import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '#src/components/ui/Button.tsx';
import { ModalDialog } from '#src/components/ui/ModalDialog.tsx';
import { longParagraph } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/ModalDialog',
  component: ModalDialog,
  args: {
    isOpen: true,
    title: 'Vynulovať pokrok?',
    description: 'Vrátiť sa to nedá.',
    onClose: fn(),
    children: <Button size="small">Vynulovať pokrok</Button>,
  },
} satisfies Meta<typeof ModalDialog>;

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
  globals: { viewport: { value: 'phone' } },
  args: { description: longParagraph.repeat(4) },
};

/** The focus comes back to what opened it. */
export const Opened: Story = {
  args: { isOpen: false },
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Otvoriť</Button>
        <ModalDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Otvoriť' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};
