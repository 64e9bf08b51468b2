import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import { longSentence } from '#stories/fixtures/text.ts';

const rows = [
  { id: 'a', name: 'Katarína Vrábelová', product: 'Java Kurz', amount: '49,00 €' },
  { id: 'b', name: longSentence, product: 'SQL Základy', amount: '29,00 €' },
  { id: 'c', name: 'Ľubomír Šťastný', product: 'Webové hry', amount: '39,00 €' },
];

const meta = {
  title: 'desk/kit/DeskTable',
  component: DeskTable<(typeof rows)[number]>,
  args: {
    caption: 'Objednávky',
    columns: [
      { name: 'Kupujúci', cell: ({ name }) => name, phone: 'title' },
      { name: 'Produkt', cell: ({ product }) => product, phone: 'below' },
      {
        name: 'Stav',
        cell: () => (
          <DeskBadge icon="check" tone="success">
            Zaplatená
          </DeskBadge>
        ),
        from: 'l',
      },
      { name: 'Suma', cell: ({ amount }) => amount, isNumber: true, phone: 'side' },
    ],
    rows,
    keyOf: ({ id }) => id,
    hrefOf: ({ id }) => `/admin/objednavky/${id}`,
    currentKey: 'c',
    sum: (
      <>
        <span>3 objednávky</span>
        <span>117,00 €</span>
      </>
    ),
  },
} satisfies Meta<typeof DeskTable<(typeof rows)[number]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone', 'picture'] };
