import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from '#src/components/home/Hero.tsx';
import { paths } from '#src/domain/paths.ts';

const meta = {
  title: 'home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { startHref: paths.course('programovanie-od-nuly'), coursesHref: paths.courses() },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Napíš svoj prvý riadok' })).toHaveAttribute('href', args.startHref);
    await expect(canvas.getByRole('link', { name: 'Pozri si kurzy' })).toHaveAttribute('href', args.coursesHref);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
