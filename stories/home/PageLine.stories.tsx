import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { PageLine } from '#src/components/home/PageLine.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseCards } from '#stories/fixtures/course.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/PageLine',
  component: PageLine,
  parameters: { layout: 'fullscreen' },
  args: {
    number: 4,
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
} satisfies Meta<typeof PageLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The number is decoration: the heading is the title alone.
    await expect(canvas.getByRole('heading', { level: 2, name: 'Kurzy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Všetky kurzy' })).toHaveAttribute('href', '/kurzy');
  },
};

export const Tinted: Story = { args: { ground: 'tinted', lead: 'Kúsok textu, kúsok kódu, jedna otázka.' } };

export const TintedOnPhone: Story = { ...Tinted, tags: ['phone'] };

export const LongTitleOnPhone: Story = { args: { title: longTitle }, tags: ['phone'] };
