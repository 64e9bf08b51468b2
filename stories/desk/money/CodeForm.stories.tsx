import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeForm } from '#src/components/desk/money/CodeForm.tsx';
import { products } from '#stories/fixtures/deskMoney.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/CodeForm',
  component: CodeForm,
  args: {
    products,
    today: '2026-11-23',
    state: 'ready',
    cancelHref: '#kody',
    invent: () => 'KURZ-7K2MP',
    onCreate: nothing,
  },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is wrong is said when a field is left, at the latest when the form is sent. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Kód'), 'žľava 20');
    await userEvent.clear(canvas.getByLabelText('Koľko percent'));
    await userEvent.type(canvas.getByLabelText('Koľko percent'), '101');
    await userEvent.click(canvas.getByRole('button', { name: 'Vytvoriť kód' }));
    await canvas.findByText('Napíš celé číslo od 1 do 100.');
    await canvas.findByText(/Aspoň 3 znaky/);
    // Who has sent it goes on where something is wrong, and again when nothing has changed.
    await expect(canvas.getByLabelText('Kód')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Vytvoriť kód' }));
    await expect(canvas.getByLabelText('Kód')).toHaveFocus();
  },
};

/** The sentence says what it will do, and the most that it can cost. */
export const Taken: Story = {
  args: { state: 'taken' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vymyslieť' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Java Kurz/ }));
    await userEvent.type(canvas.getByLabelText(/Koľkokrát spolu/), '100');
    await canvas.findByText(/Najviac to bude stáť 980,00/);
    await userEvent.click(canvas.getByRole('button', { name: 'Vytvoriť kód' }));
    await canvas.findByText('Kód KURZ-7K2MP už existuje. Na veľkosti písmen nezáleží.');
  },
};

export const Failed: Story = { args: { state: 'failed' } };

export const OnPhone: Story = { tags: ['phone'] };
