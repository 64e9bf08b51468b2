import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseOffer } from '#src/components/course/CourseOffer.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'course/CourseOffer',
  component: CourseOffer,
  args: {
    price: '49\u00A0€',
    buyHref: paths.checkout('java-kurz', 'prod_java_kurz_basic'),
    startHref: paths.lecture('java-kurz', 'java-prvy-riadok', 'java-prvy-vypis'),
  },
  decorators: [(Story) => <div className="max-w-75">{Story()}</div>],
} satisfies Meta<typeof CourseOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kúpiť za\u00A049\u00A0€' })).toHaveAttribute('href', args.buyHref);
    await expect(canvas.getByRole('link', { name: 'Vyskúšať zadarmo' })).toHaveAttribute('href', args.startHref);
  },
};

export const Free: Story = { args: { price: null, buyHref: null } };

/** Paid, but not sold at present. */
export const NotForSale: Story = {
  args: { buyHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(/sa teraz nepredáva/)).toBeVisible();
  },
};

/** What cannot be read yet is not sold either. */
export const WithoutLectures: Story = {
  args: { startHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** A guest has done a lecture of it. */
export const Begun: Story = {
  args: { isBegun: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toBeVisible();
  },
};
