import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '#src/components/ui/Prose.tsx';
import { guessHtml } from '#stories/fixtures/guess.ts';
import { proseHtml } from '#stories/fixtures/prose.ts';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Prose',
  component: Prose,
  args: { html: proseHtml },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };

export const Empty: Story = { args: { html: '' } };

export const LongWords: Story = {
  tags: ['phone'],
  args: {
    html: `<h2>${longTitle} ${unbreakableWord}</h2><p>${unbreakableWord} a <code>${unbreakableWord}</code></p><ul><li>${unbreakableWord}</li></ul><blockquote><p>${unbreakableWord}</p></blockquote>`,
  },
};

export const Guess: Story = { args: { html: guessHtml.choice } };

export const TypedGuess: Story = { tags: ['phone'], args: { html: guessHtml.typed } };
