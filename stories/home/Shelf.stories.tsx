import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { Shelf } from '#src/components/home/Shelf.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseCards } from '#stories/fixtures/course.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/Shelf',
  component: Shelf,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Kurzy',
    more: { name: 'Všetky kurzy', href: paths.courses() },
    children: <CourseGrid courses={courseCards} />,
  },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Prvý riadok</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Všetky kurzy' })).toHaveAttribute('href', '/kurzy');
  },
};

export const Tinted: Story = { args: { ground: 'tinted' } };

export const TintedOnPhone: Story = { ...Tinted, globals: { viewport: { value: 'phone' } } };

export const LongTitleOnPhone: Story = { args: { title: longTitle }, globals: { viewport: { value: 'phone' } } };
