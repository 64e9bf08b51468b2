import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WhatIsNew } from '#src/components/home/WhatIsNew.tsx';
import { news, publicNews } from '#stories/fixtures/learnerHome.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/WhatIsNew',
  component: WhatIsNew,
  args: { news },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Domov</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof WhatIsNew>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [lecture, comment] = canvas.getAllByRole('link');
    await expect(lecture).toHaveTextContent('Java Kurz má novú lekciu: Vlastná metóda');
    await expect(lecture).toHaveTextContent('lekcia · 15 minút · včera');
    await expect(comment).toHaveTextContent('Na tvoj komentár v lekcii Premenné prišla odpoveď');
    await expect(comment).toHaveAttribute('href', expect.stringMatching(/\/premenne#komentare$/));
  },
};

export const ForEverybody: Story = { args: { news: publicNews } };

export const LongNames: Story = {
  args: { news: news.map((line) => ({ ...line, title: longTitle })) },
  tags: ['phone'],
};
