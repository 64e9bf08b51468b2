import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompleteLecture } from '#src/components/lecture/CompleteLecture.tsx';
import { LectureBar } from '#src/components/lecture/LectureBar.tsx';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { LectureView } from '#src/components/lecture/LectureView.tsx';
import { LectureWays } from '#src/components/lecture/LectureWays.tsx';
import { SidebarProgress } from '#src/components/lecture/SidebarProgress.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { freeChapterOf } from '#src/domain/freeChapter.ts';
import { paths } from '#src/domain/paths.ts';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';
import { buildLecture, textLecture, videoLecture } from '#stories/fixtures/lecture.ts';

const meta = {
  title: 'lecture/LectureView',
  component: LectureView,
  parameters: { layout: 'fullscreen' },
  args: {
    course: javaCourse,
    lecture: textLecture,
    outline: <LectureSidebar course={javaCourse} currentLectureId={textLecture.id} />,
    isOutlineCollapsed: false,
    onCollapseOutline: fn(),
    bar: (
      <LectureBar position={2} total={12} name={textLecture.name} onOpenOutline={fn()}>
        Obsah
      </LectureBar>
    ),
    nextKind: 'primary',
    children: <Prose html={textLecture.html} />,
  },
} satisfies Meta<typeof LectureView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Predchádzajúca/ })).toHaveAccessibleName(/Prvý výpis na obrazovku/);
    await expect(canvas.getByRole('link', { name: /Ďalšia lekcia/ })).toHaveAccessibleName(/Premenné/);
  },
};

export const Tablet: Story = { tags: ['tablet'] };

export const Phone: Story = { tags: ['phone'] };

export const OutlineFolded: Story = {
  args: { isOutlineCollapsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obsah kurzu', expanded: false }));
    await expect(args.onCollapseOutline).toHaveBeenCalledWith(false);
  },
};

/** Who has no account marks an open lecture all the same. */
export const Guest: Story = {
  args: {
    outline: (
      <LectureSidebar
        course={javaCourse}
        currentLectureId={textLecture.id}
        progress={<SidebarProgress percent={13} />}
        completedLectureIds={new Set(['java-prvy-vypis'])}
      />
    ),
    guestEnd: (
      <CompleteLecture
        state="open"
        following={{ kind: 'lecture', name: 'Premenné a\u00A0dátové typy', href: '/lekcia/tretia' }}
        onChange={fn()}
        onGoOn={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Hotovo, ďalej: Premenné/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Ďalšia lekcia/ })).toBeNull();
  },
};

/** What a learner has beside and below the text. */
export const Learner: Story = {
  args: {
    outline: (
      <LectureSidebar
        course={javaCourse}
        currentLectureId={textLecture.id}
        access="all"
        progress={<SidebarProgress percent={13} />}
        completedLectureIds={new Set(['java-prvy-vypis'])}
      />
    ),
    nextKind: 'quiet',
    learning: (
      <>
        <CompleteLecture
          state="open"
          following={{ kind: 'lecture', name: 'Premenné a\u00A0dátové typy', href: '/lekcia/tretia' }}
          onChange={fn()}
          onGoOn={fn()}
          onShowShortcuts={fn()}
        />
        <LectureWays course={javaCourse} lectureId={textLecture.id} nextFor="nobody" nextKind="quiet" />
      </>
    ),
  },
};

export const LearnerOnPhone: Story = { ...Learner, tags: ['phone'] };

/** The first lecture has nothing before it. The player comes with the text, as a child. */
export const FirstWithVideo: Story = {
  args: { lecture: videoLecture, children: <Prose html={videoLecture.html} /> },
};

export const LastLocked: Story = {
  args: {
    lecture: buildLecture({ id: 'java-vlastna-metoda', name: 'Vlastná metóda' }),
    nextKind: 'quiet',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Koniec kurzu/ })).toHaveAttribute('href', '/kurzy/java-kurz');
  },
};

export const LockedOnPhone: Story = { ...LastLocked, tags: ['phone'] };

export const LongNames: Story = {
  args: { course: courseWithLongName, lecture: { ...textLecture, name: courseWithLongName.name } },
};

export const LongNamesOnPhone: Story = { ...LongNames, tags: ['phone'] };
