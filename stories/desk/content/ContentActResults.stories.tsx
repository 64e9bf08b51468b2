import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentActResults } from '#src/components/desk/content/ContentActResults.tsx';

const meta = {
  title: 'desk/content/ContentActResults',
  component: ContentActResults,
  args: {
    done: 1,
    failed: [{ name: 'Vlastná funkcia', message: 'Na web to nepustia prekážky.' }],
  },
} satisfies Meta<typeof ContentActResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllFailed: Story = {
  args: {
    done: 0,
    failed: [
      { name: 'Pole', message: 'Medzitým to zmenil niekto iný.' },
      { name: 'Vlastná funkcia', message: 'Na web to nepustia prekážky.' },
    ],
  },
};
