import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosedLecture } from '#src/components/lecture/ClosedLecture.tsx';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { freeChapterOf } from '#src/domain/freeChapter.ts';
import { paths } from '#src/domain/paths.ts';
import { javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'lecture/ClosedLecture',
  component: ClosedLecture,
  args: {
    children: (
      <LectureLocked
        reason="course-not-owned"
        price={'49\u00A0€'}
        buyHref={paths.checkout('java-kurz', 'prod_java_kurz_basic')}
        loginHref={paths.login()}
        courseHref={paths.course('java-kurz')}
        freeChapter={freeChapterOf(javaCourse)}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <h1 className="sr-only">Podmienka</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ClosedLecture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prečítať prvú kapitolu' })).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** As on a page where a session is being opened. */
export const SessionOpening: Story = {
  decorators: [(Story) => <div className="session">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
