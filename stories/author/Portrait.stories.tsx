import type { Meta, StoryObj } from '@storybook/react-vite';
import { Portrait } from '#src/components/author/Portrait.tsx';
import { authorCard, authorCardLongName, authorCardPeter } from '#stories/fixtures/author.ts';

const meta = {
  title: 'author/Portrait',
  component: Portrait,
  args: { author: authorCard },
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Everybody: Story = {
  render: () => (
    <div className="grid max-w-[760px] grid-cols-3 gap-4">
      {[authorCard, authorCardPeter, { slug: 'ema-sokolova', name: 'Ema Sokolová' }].map((author) => (
        <Portrait key={author.slug} author={author} shape="square" />
      ))}
    </div>
  ),
};

/** A lecturer without a recipe has initials. */
export const WithoutRecipe: Story = { args: { author: authorCardLongName } };

export const WithoutRecipeSquare: Story = { args: { author: authorCardLongName, shape: 'square' } };
