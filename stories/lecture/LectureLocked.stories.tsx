import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'lecture/LectureLocked',
  component: LectureLocked,
  args: {
    reason: 'course-not-owned',
    price: '49\u00A0€',
    buyHref: paths.checkout('java-kurz', 'prod_java_kurz_basic'),
    loginHref: paths.login('/kurzy/java-kurz'),
    courseHref: paths.course('java-kurz'),
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

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kúpiť kurz za\u00A049\u00A0€' })).toHaveAttribute(
      'href',
      args.buyHref,
    );
    await expect(canvas.getByRole('link', { name: 'Pozrieť kurz' })).toHaveAttribute('href', args.courseHref);
    await expect(canvas.getByRole('link', { name: 'Prihlás sa' })).toHaveAttribute(
      'href',
      paths.login('/kurzy/java-kurz'),
    );
  },
};

export const SignInRequired: Story = {
  args: { reason: 'sign-in-required', price: null, buyHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute(
      'href',
      paths.login('/kurzy/java-kurz'),
    );
  },
};

/** Who is signed in is not asked to sign in. */
export const SignedIn: Story = {
  args: { loginHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
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

export const Phone: Story = { tags: ['phone'] };
