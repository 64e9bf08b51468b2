import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoursePanel } from '#src/components/course/CoursePanel.tsx';
import { CourseProgress } from '#src/components/course/CourseProgress.tsx';
import { paths } from '#src/domain/paths.ts';
import { authorCard, authorCardLongName } from '#stories/fixtures/author.ts';
import { progressStarted } from '#stories/fixtures/progress.ts';

const meta = {
  title: 'course/CoursePanel',
  component: CoursePanel,
  args: {
    price: '49\u00A0€',
    buyHref: paths.checkout('java-kurz', 'prod_java_kurz_basic'),
    startHref: '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-prvy-vypis',
    author: authorCard,
  },
  decorators: [(Story) => <div className="max-w-85">{Story()}</div>],
} satisfies Meta<typeof CoursePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vyskúšať zadarmo' })).toHaveAttribute('href', args.startHref);
    await expect(canvas.getByRole('link', { name: /Zuzana Hlavatá/ })).toHaveAttribute(
      'href',
      '/lektor/zuzana-hlavata',
    );
  },
};

export const Free: Story = { args: { price: null, buyHref: null } };

/** There is nothing to begin with yet. */
export const WithoutLectures: Story = {
  args: { price: null, buyHref: null, startHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Začať/ })).not.toBeInTheDocument();
  },
};

export const LongNames: Story = { args: { price: '1\u00A0239,50\u00A0€', author: authorCardLongName } };

/** Who owns the course sees how far they are in the place of the price. */
export const Owned: Story = {
  args: { learning: <CourseProgress progress={progressStarted} continueHref="/lekcia/stvrta" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toBeVisible();
    await expect(canvas.queryByText('49 €')).not.toBeInTheDocument();
  },
};
