import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosedRest } from '#src/components/ends/ClosedRest.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'ends/ClosedRest',
  component: ClosedRest,
  args: {
    count: 8,
    price: '49\u00A0€',
    buyHref: paths.checkout('java-kurz', 'prod_java_kurz_basic'),
    loginHref: null,
    free: { name: 'SQL Základy', href: '/kurzy/sql-zaklady/prva' },
  },
} satisfies Meta<typeof ClosedRest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First what is free. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ďalších 8 lekcií sa otvorí po kúpe kurzu.')).toBeVisible();
    const [free, buy] = canvas.getAllByRole('link');
    await expect(free).toHaveAttribute('href', args.free?.href);
    await expect(buy).toHaveTextContent('Kúpiť za 49 €');
  },
};

/** An account opens the rest of a free course. */
export const SignInOpens: Story = {
  args: { count: 2, price: null, buyHref: null, loginHref: '/login/dalsia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ďalšie 2 lekcie sa otvoria po prihlásení. Účet je zadarmo.')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent('Prihlásiť sa a pokračovať');
  },
};

export const LastOneAndNothingFree: Story = {
  args: { count: 1, free: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Posledná lekcia sa otvorí po kúpe kurzu.')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['phone'] };
