import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '#src/components/ui/Pagination.tsx';

const meta = {
  title: 'ui/Pagination',
  component: Pagination,
  args: { page: 2, pageCount: 3, label: 'Stránky článkov', hrefOf: (page) => `/clanky?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stránka 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Predchádzajúca' })).toHaveAttribute('href', '/clanky?page=1');
    await expect(canvas.getByRole('link', { name: 'Ďalšia' })).toHaveAttribute('href', '/clanky?page=3');
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Predchádzajúca' })).toBeNull();
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Ďalšia' })).toBeNull();
  },
};

export const ManyPages: Story = { args: { page: 12, pageCount: 40 } };

export const ManyPagesOnPhone: Story = {
  args: { page: 12, pageCount: 40 },
  tags: ['phone'],
};

export const FourDigits: Story = {
  args: { page: 5000, pageCount: 9999 },
  tags: ['phone'],
};

/** One page needs no way to another. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
