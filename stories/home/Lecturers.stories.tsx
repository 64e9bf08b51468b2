import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lecturers } from '#src/components/home/Lecturers.tsx';
import { authorCard, authorCardLongName, authorCardPeter } from '#stories/fixtures/author.ts';

const meta = {
  title: 'home/Lecturers',
  component: Lecturers,
  args: { lecturers: [authorCard, authorCardPeter, authorCardLongName] },
} satisfies Meta<typeof Lecturers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Učia ťa Zuzana, Peter a Mária.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zuzana Hlavatá' })).toHaveAttribute(
      'href',
      '/lektor/zuzana-hlavata',
    );
  },
};

export const Phone: Story = { tags: ['phone'] };

export const One: Story = {
  args: { lecturers: [authorCard] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Učí ťa Zuzana.')).toBeVisible();
  },
};
