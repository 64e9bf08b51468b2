import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeskCommand } from '#src/components/desk/DeskCommand.tsx';

const meta = {
  title: 'desk/DeskCommand',
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

export const NothingFound: Story = { args: { query: 'qwerty', groups: [] } };

export const Loading: Story = { args: { groups: [], isLoading: true } };

export const Failed: Story = { args: { groups: [], hasFailed: true } };

export const OnPhone: Story = { tags: ['phone'] };
