import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { LectureView } from '#src/components/lecture/LectureView.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';
import { buildLecture, textLecture, videoLecture } from '#stories/fixtures/lecture.ts';

const meta = {
  title: 'lecture/LectureView',
  component: LectureView,
  parameters: { layout: 'fullscreen' },
  args: { course: javaCourse, lecture: textLecture, children: <Prose html={textLecture.html} /> },
} satisfies Meta<typeof LectureView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Predchádzajúca/ })).toHaveAccessibleName(/Prvý výpis na obrazovku/);
    await expect(canvas.getByRole('link', { name: /Ďalšia lekcia/ })).toHaveAccessibleName(/Premenné/);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneWithOpenOutline: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Obsah kurzu'));
    await expect(canvas.getByRole('navigation', { name: 'Obsah kurzu' })).toBeVisible();
  },
};

/** The first lecture has nothing before it. The player comes with the text, as a child. */
export const FirstWithVideo: Story = {
  args: { lecture: videoLecture, children: <Prose html={videoLecture.html} /> },
};

export const LastLocked: Story = {
  args: {
    lecture: buildLecture({ id: 'java-vlastna-metoda', name: 'Vlastná metóda' }),
    access: 'closed',
    children: (
      <LectureLocked
        reason="course-not-owned"
        price={'49\u00A0€'}
        loginHref={paths.login()}
        courseHref={paths.course('java-kurz')}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Koniec kurzu/ })).toHaveAttribute('href', '/kurzy/java-kurz');
  },
};

export const LockedOnPhone: Story = { ...LastLocked, globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  args: { course: courseWithLongName, lecture: { ...textLecture, name: courseWithLongName.name } },
};

export const LongNamesOnPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } };
