import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type NewPiece, NewPieces } from '#src/components/home/NewPieces.tsx';
import { longTitle } from '#stories/fixtures/text.ts';

const article: NewPiece = {
  cover: 'article',
  tags: ['nastroje'],
  kind: 'Článok · 5\u00A0minút',
  title: 'Git za jedno popoludnie',
  summary: 'Ukladať po krokoch, vrátiť sa späť a nestratiť ani riadok.',
  href: '/clanky/git-za-jedno-popoludnie',
};

const meta = {
  title: 'home/NewPieces',
  component: NewPieces,
  args: {
    pieces: [
      article,
      {
        cover: 'episode',
        kind: 'Epizóda 3 · 3m\u00A045s',
        title: 'Ako vyzerá deň programátorky',
        summary: 'Od rannej porady po vetu na zajtra.',
        href: '/podcast/ako-vyzera-den-programatorky',
      },
      {
        cover: 'video',
        kind: 'Video · 2m\u00A05s',
        title: 'Prvý program v Jave',
        summary: 'Štyri riadky, jeden príkaz, jeden výpis.',
        href: '/videa/prvy-program-v-jave',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-m:px-5">
        <h2 className="sr-only">Na čítanie, počúvanie a&nbsp;pozeranie</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof NewPieces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Git za jedno popoludnie' })).toHaveAttribute('href', article.href);
  },
};

/** The row is swiped; the second piece shows that there is more. */
export const Phone: Story = { tags: ['phone'] };

export const One: Story = { args: { pieces: [article] } };

export const LongTextsOnPhone: Story = {
  args: { pieces: [{ ...article, title: longTitle, summary: longTitle, href: '/clanky/dlhy' }, article] },
  tags: ['phone'],
};
