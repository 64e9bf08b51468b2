import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterIssueMail } from '#src/components/mail/NewsletterIssueMail.tsx';

const meta = {
  title: 'mail/NewsletterIssueMail',
  component: NewsletterIssueMail,
  parameters: { layout: 'fullscreen' },
  args: {
    preheader: 'Nový kurz Webové hry má tri lekcie navyše',
    unsubscribeUrl: 'https://prvyriadok.sk/newsletter',
    blocks: [
      { kind: 'heading', level: 1, children: [{ kind: 'text', text: 'Napíš si hru pod stromček' }] },
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Ahoj, ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'december' }] },
          { kind: 'text', text: ' je dobrý mesiac na malé veci.' },
        ],
      },
      { kind: 'button', href: 'https://prvyriadok.sk/kurzy/webove-hry', text: 'Pozrieť lekcie' },
      { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'Čo je ešte nové' }] },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [
            {
              kind: 'paragraph',
              children: [
                { kind: 'text', text: 'Článok o tom, ' },
                {
                  kind: 'link',
                  href: 'https://prvyriadok.sk/clanky/preco',
                  children: [{ kind: 'text', text: 'prečo 0,1 + 0,2 nie je 0,3' }],
                },
              ],
            },
          ],
          [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Podcast o jednom dni' }] }],
        ],
      },
      { kind: 'quote', children: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Funguje to!' }] }] },
      { kind: 'code', text: 'console.log("Ahoj");' },
      { kind: 'line' },
      { kind: 'paragraph', children: [{ kind: 'text', text: 'Pekné sviatky praje Prvý riadok' }] },
    ],
  },
} satisfies Meta<typeof NewsletterIssueMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
