import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseStart } from '#src/components/course/CourseStart.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'course/CourseStart',
  component: CourseStart,
  args: {
    price: '39\u00A0€',
    buyHref: paths.checkout('webove-hry', 'prod_hry_basic'),
    startHref: '/kurzy/webove-hry/kapitola/hry-pexeso/lekcia/hracia-plocha',
    action: 'Vyskúšať zadarmo',
  },
  decorators: [
    (Story) => (
      <div data-course="games" className="bg-course p-6">
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof CourseStart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample stands first, the price second. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('Vyskúšať zadarmo');
    await expect(first).toHaveAttribute('href', args.startHref);
    await expect(second).toHaveTextContent('Kúpiť za 39 €');
    await expect(second).toHaveAttribute('href', args.buyHref);
  },
};

export const Owned: Story = { args: { price: null, buyHref: null, action: 'Pokračovať' } };

export const Phone: Story = { tags: ['phone'] };
