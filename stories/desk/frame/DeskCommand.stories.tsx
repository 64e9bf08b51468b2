import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeskCommand } from '#src/components/desk/frame/DeskCommand.tsx';

const meta = {
  title: 'desk/frame/DeskCommand',
  component: DeskCommand,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    query: 'podm',
    groups: [
      {
        name: 'Obsah',
        items: [
          {
            id: 'if',
            name: 'Podmienka if a else',
            note: 'Programovanie od nuly, Rozhodovanie',
            aside: 'Na webe',
            href: '/kurzy/zaklady',
          },
        ],
      },
      {
        name: 'Ľudia a\u00A0objednávky',
        items: [
          {
            id: 'person eva',
            name: 'Eva Podmanická',
            note: 'eva.podmanicka@example.sk',
            aside: '2\u00A0kurzy',
            href: '/admin/ludia/eva',
          },
          {
            id: 'order 410',
            name: '2026-0410',
            note: 'Eva Podmanická, Java kurz',
            aside: '49,00\u00A0€, zaplatená',
            href: '/admin/objednavky/410',
          },
        ],
      },
      {
        name: 'Spustiť',
        items: [{ id: 'q', name: 'Hľadať „podm“', note: 'Komentáre', href: '/admin/komentare?q=podm' }],
      },
    ],
    isLoading: false,
    hasFailed: false,
    onQuery: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeskCommand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'order 410' }), false);
  },
};

const lessons = Array.from({ length: 40 }, (_, index) => ({
  id: `lesson ${index + 1}`,
  name: `Lekcia ${index + 1}`,
  note: 'Programovanie od nuly',
  href: `/admin/obsah/${index + 1}`,
}));

export const LongList: Story = {
  args: { query: 'lekcia', groups: [{ name: 'Obsah', items: lessons }] },
  play: async ({ userEvent }) => {
    // One up from the first is the last.
    await userEvent.type(screen.getByRole('combobox'), '{ArrowUp}');
    const list = screen.getByRole('listbox').parentElement?.getBoundingClientRect();
    const last = screen.getByRole('option', { name: /Lekcia 40/ }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThan((list?.bottom ?? 0) + 1);
    await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}');
    const first = screen.getByRole('option', { name: /Lekcia 1 / }).getBoundingClientRect();
    await expect(first.top).toBeGreaterThan((list?.top ?? 0) - 1);
  },
};

export const NothingFound: Story = { args: { query: 'qwerty', groups: [] } };

export const Loading: Story = { args: { groups: [], isLoading: true } };

export const Failed: Story = { args: { groups: [], hasFailed: true } };

export const OnPhone: Story = { tags: ['phone'] };
