import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextCourses } from '#src/components/ends/NextCourses.tsx';
import { courseWithLongName, freeCourse } from '#stories/fixtures/course.ts';
import { javaEndings } from '#stories/fixtures/courseEndings.ts';

const meta = {
  title: 'ends/NextCourses',
  component: NextCourses,
  args: { courses: javaEndings.next },
  render: (props) => (
    <>
      <h1 className="sr-only">Koniec kurzu</h1>
      <h2 className="sr-only">Čo ďalej</h2>
      <NextCourses {...props} />
    </>
  ),
} satisfies Meta<typeof NextCourses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Vyskúšať prvú kapitolu' });
    await expect(first).toHaveAttribute('href', '/kurzy/webove-hry/kapitola/hry-pexeso/lekcia/hry-plocha');
    await expect(canvas.getByText('if').tagName).toBe('CODE');
  },
};

export const FreeAndWithoutSample: Story = {
  args: {
    courses: [
      { course: freeCourse, why: 'Začni od nuly.', sample: { chapterId: 'k', lectureId: 'l' } },
      { course: courseWithLongName, why: courseWithLongName.summary, sample: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pozrieť kurz' })).toHaveAttribute('href', '/kurzy/dlhy-nazov');
  },
};

export const Phone: Story = { tags: ['phone'] };
