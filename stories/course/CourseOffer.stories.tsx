import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseOffer } from '#src/components/course/CourseOffer.tsx';

const meta = {
  title: 'course/CourseOffer',
  component: CourseOffer,
  args: { price: '49\u00A0€', startHref: '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-prvy-vypis' },
  decorators: [(Story) => <div className="max-w-75">{Story()}</div>],
} satisfies Meta<typeof CourseOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Začať ukážkou' })).toHaveAttribute('href', args.startHref);
  },
};

export const Free: Story = { args: { price: null } };

export const WithoutLectures: Story = { args: { startHref: null } };
