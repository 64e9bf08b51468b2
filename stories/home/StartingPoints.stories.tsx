import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartingPoints } from '#src/components/home/StartingPoints.tsx';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/StartingPoints',
  component: StartingPoints,
  args: {
    points: [
      {
        title: 'Začínam úplne od nuly',
        text: 'Programovanie od nuly: prvý program prečítaš o pár minút, celé zadarmo.',
        action: 'Začať prvou lekciou',
        href: '/kurzy/programovanie-od-nuly/kapitola/zaklady/lekcia/prvy',
        illustrations: ['first-line'],
      },
      {
        title: 'Chcem vyrobiť hru',
        text: 'Najprv základy, potom Pexeso, Had a 2048, ktoré ukážeš kamarátom.',
        action: 'Začať: Programovanie od nuly',
        href: '/kurzy/programovanie-od-nuly',
        illustrations: ['first-line', 'games'],
      },
      {
        title: 'Potrebujem to do práce',
        text: 'Najprv SQL, aby ti na otázky odpovedala databáza, potom programy v Jave.',
        action: 'Začať: SQL Základy',
        href: '/kurzy/sql-zaklady',
        illustrations: ['sql', 'java'],
      },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2 className="sr-only">Kde začať?</h2>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof StartingPoints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Začínam úplne od nuly' })).toHaveAttribute(
      'href',
      '/kurzy/programovanie-od-nuly/kapitola/zaklady/lekcia/prvy',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Tablet: Story = { tags: ['tablet'] };

export const Phone: Story = { tags: ['phone'] };

export const LongTextsOnPhone: Story = {
  args: { points: [{ title: longTitle, text: longTitle, action: longTitle, href: '/kurzy', illustrations: ['ai'] }] },
  tags: ['phone'],
};
