import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Uložiť zmeny', onPress: fn() },
  // These defaults are said by the look, where the table of props does not find them.
  argTypes: {
    kind: { table: { defaultValue: { summary: "'primary'" } } },
    size: { table: { defaultValue: { summary: "'medium'" } } },
    wide: { table: { defaultValue: { summary: 'false' } } },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uložiť zmeny' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { kind: 'quiet', children: 'Skúsiť znova' } };

export const Inverted: Story = {
  args: { kind: 'inverted', children: 'Nastavenia cookies' },
  decorators: [(Story) => <div className="bg-footer p-6">{Story()}</div>],
};

/** It leads somewhere instead of doing something here. */
export const Link: Story = {
  render: ({ children, kind, size, icon, wide }) => (
    <ButtonLink href="/kurzy" kind={kind} size={size} icon={icon} wide={wide}>
      {children}
    </ButtonLink>
  ),
  args: { children: 'Pozrieť kurzy', icon: 'arrowRight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pozrieť kurzy' })).toHaveAttribute('href', '/kurzy');
  },
};

export const Small: Story = { args: { size: 'small', children: 'Odoslať' } };

export const WithIcon: Story = { args: { icon: 'arrowRight', children: 'Pokračovať' } };

export const Wide: Story = { args: { wide: true, children: 'Pokračovať' } };

/** Opens and closes a part of the page. */
export const Expanding: Story = {
  args: { kind: 'quiet', size: 'small', children: 'Nastavenia' },
  render: function Expanding(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button {...args} expands={{ id: 'nastavenia', isOpen }} onPress={() => setOpen(!isOpen)} />
        <p id="nastavenia" hidden={!isOpen}>
          Ktoré cookies povoľuješ
        </p>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Nastavenia', expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Ktoré cookies povoľuješ')).toBeVisible();
  },
};

/** Stays in the tab order, so that the focus is not lost, and does nothing. */
export const Busy: Story = {
  args: { state: 'busy', children: 'Ukladáme…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ukladáme…' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const BusyQuiet: Story = { args: { state: 'busy', kind: 'quiet', size: 'small', children: 'Načítavame…' } };

export const Disabled: Story = {
  args: { state: 'disabled' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const DisabledQuiet: Story = { args: { state: 'disabled', kind: 'quiet' } };

export const LongText: Story = {
  tags: ['phone'],
  args: { children: longSentence, icon: 'arrowRight' },
};

export const UnbreakableWord: Story = {
  tags: ['phone'],
  args: { children: unbreakableWord, kind: 'quiet', icon: 'arrowRight' },
};
