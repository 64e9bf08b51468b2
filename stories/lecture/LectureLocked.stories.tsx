import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { freeChapterOf } from '#src/domain/freeChapter.ts';
import { paths } from '#src/domain/paths.ts';
import { javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'lecture/LectureLocked',
  component: LectureLocked,
  args: {
    reason: 'course-not-owned',
    price: '49\u00A0€',
    buyHref: paths.checkout('java-kurz', 'prod_java_kurz_basic'),
    loginHref: paths.login('/kurzy/java-kurz'),
    courseHref: paths.course('java-kurz'),
    freeChapter: freeChapterOf(javaCourse),
  },
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <h1 className="sr-only">Podmienka</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LectureLocked>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First what is free. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [chapter, sample, checkout, login] = canvas.getAllByRole('link');
    await expect(chapter).toHaveTextContent('Prvý riadok');
    await expect(sample).toHaveTextContent('Prečítať prvú kapitolu');
    for (const link of [chapter, sample]) await expect(link).toHaveAttribute('href', args.freeChapter?.href);
    await expect(checkout).toHaveTextContent('Kúpiť za 49 €');
    await expect(checkout).toHaveAttribute('href', args.buyHref);
    await expect(login).toHaveAttribute('href', paths.login('/kurzy/java-kurz'));
  },
};

export const SignInRequired: Story = {
  args: { reason: 'sign-in-required', price: null, buyHref: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute(
      'href',
      paths.login('/kurzy/java-kurz'),
    );
    await expect(canvas.getByRole('link', { name: 'Prvý riadok' })).toHaveAttribute('href', args.freeChapter?.href);
  },
};

/** Who is signed in is not asked to sign in. */
export const SignedIn: Story = {
  args: { loginHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Prihlás/ })).not.toBeInTheDocument();
  },
};

/** Paid, but not sold at present: the price says what it is. */
export const NotForSale: Story = {
  args: { buyHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('49 €')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Kúpiť/ })).not.toBeInTheDocument();
  },
};

/** What is free is not the beginning. */
export const LaterSample: Story = {
  args: { freeChapter: { number: 3, name: 'Hotová hra', href: '/kurzy/java-kurz/hra' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prečítať 3.\u00A0kapitolu' })).toBeVisible();
  },
};

export const NothingFree: Story = {
  args: { freeChapter: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pozrieť kurz' })).toHaveAttribute('href', args.courseHref);
  },
};

export const Phone: Story = { tags: ['phone'] };
