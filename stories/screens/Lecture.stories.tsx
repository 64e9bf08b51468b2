import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ClosedLecture } from '#src/components/lecture/ClosedLecture.tsx';
import { CompleteLecture } from '#src/components/lecture/CompleteLecture.tsx';
import { LectureBar } from '#src/components/lecture/LectureBar.tsx';
import { LectureContent } from '#src/components/lecture/LectureContent.tsx';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { LectureSkeleton } from '#src/components/lecture/LectureSkeleton.tsx';
import { LectureVideo } from '#src/components/lecture/LectureVideo.tsx';
import { LectureView } from '#src/components/lecture/LectureView.tsx';
import { LectureWays } from '#src/components/lecture/LectureWays.tsx';
import { OutlineDrawer } from '#src/components/lecture/OutlineDrawer.tsx';
import { SidebarProgress } from '#src/components/lecture/SidebarProgress.tsx';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { QuizIntro } from '#src/components/quiz/QuizIntro.tsx';
import { QuizView } from '#src/components/quiz/QuizView.tsx';
import { VideoPoster } from '#src/components/video/VideoPoster.tsx';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { coursePrice } from '#src/domain/coursePrice.ts';
import { freeChapterOf } from '#src/domain/freeChapter.ts';
import { paths } from '#src/domain/paths.ts';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';
import { buildLecture, textLecture, videoLecture } from '#stories/fixtures/lecture.ts';
import { progressStarted } from '#stories/fixtures/progress.ts';
import { questions, quiz, rightAnswers } from '#stories/fixtures/quiz.ts';
import { discussion } from './discussion.tsx';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Lecture',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const chapterId = javaCourse.chapters[0]?.id ?? '';
const address = paths.lecture(javaCourse.slug, chapterId, textLecture.id);

const frame = {
  course: javaCourse,
  lecture: textLecture,
  outline: <LectureSidebar course={javaCourse} currentLectureId={textLecture.id} />,
  isOutlineCollapsed: false,
  onCollapseOutline: nothing,
  bar: (
    <LectureBar position={3} total={12} name={textLecture.name} onOpenOutline={nothing}>
      <LectureSidebar course={javaCourse} currentLectureId={textLecture.id} />
    </LectureBar>
  ),
  nextKind: 'primary',
} as const;

const quizFrame = {
  questions,
  sending: 'ready',
  restarting: 'ready',
  onAnswer: nothing,
  onRestart: nothing,
} as const;

const quizStart = { total: questions.length, onStart: nothing };

const invitation = (
  <QuizCard name={quiz.name} questionCount={questions.length}>
    <QuizIntro answered={0} correct={0} {...quizStart} />
  </QuizCard>
);

/** What a learner has beside and below the text. */
const learning = (state: 'open' | 'completed', quizContent: ReactNode) => (
  <LectureView
    {...frame}
    nextKind="quiet"
    outline={
      <LectureSidebar
        course={javaCourse}
        currentLectureId={textLecture.id}
        access="all"
        progress={<SidebarProgress percent={progressStarted.percent} />}
        completedLectureIds={new Set(progressStarted.completedLectureIds)}
      />
    }
    learning={
      <>
        <QuizCard name={quiz.name} questionCount={questions.length}>
          {quizContent}
        </QuizCard>
        <CompleteLecture
          state={state}
          following={{ kind: 'lecture', name: 'Premenné a\u00A0dátové typy', href: '/kurzy/java-kurz' }}
          onChange={nothing}
          onGoOn={nothing}
          onShowShortcuts={nothing}
        />
        <LectureWays course={javaCourse} lectureId={textLecture.id} nextFor="nobody" nextKind="quiet" />
      </>
    }
    comments={discussion({ isSignedIn: true })}
  >
    <LectureContent lecture={textLecture} />
  </LectureView>
);

const closedLecture = buildLecture({ id: 'java-vlastna-metoda', name: 'Vlastná metóda' });
const closedAddress = paths.lecture(javaCourse.slug, javaCourse.chapters.at(-1)?.id ?? '', closedLecture.id);
const closedFrame = {
  ...frame,
  lecture: closedLecture,
  outline: <LectureSidebar course={javaCourse} currentLectureId={closedLecture.id} />,
  nextKind: 'quiet',
} as const;

const locked = {
  reason: 'course-not-owned',
  price: coursePrice(javaCourse.courseProducts),
  buyHref: buyUrl(javaCourse),
  courseHref: paths.course(javaCourse.slug),
  freeChapter: freeChapterOf(javaCourse),
} as const;

/** A free sample, as a visitor reads it. */
export const Default = screen(
  address,
  <LectureView {...frame} quiz={invitation} comments={discussion()}>
    <LectureContent lecture={textLecture} />
  </LectureView>,
);

export const Video = screen(
  paths.lecture(javaCourse.slug, chapterId, videoLecture.id),
  <LectureView
    {...frame}
    lecture={videoLecture}
    outline={<LectureSidebar course={javaCourse} currentLectureId={videoLecture.id} />}
    comments={discussion({ isEmpty: true })}
  >
    <LectureContent
      lecture={videoLecture}
      video={
        videoLecture.video && (
          <LectureVideo>
            <VideoPoster video={videoLecture.video} title={videoLecture.name} onPlay={nothing} />
          </LectureVideo>
        )
      }
    />
  </LectureView>,
);

export const OutlineFolded = screen(
  address,
  <LectureView {...frame} isOutlineCollapsed quiz={invitation}>
    <LectureContent lecture={textLecture} />
  </LectureView>,
);

/** On small screens the outline opens over the page. */
export const OutlineOpened = screen(
  address,
  <>
    <LectureView {...frame} quiz={invitation}>
      <LectureContent lecture={textLecture} />
    </LectureView>
    <OutlineDrawer isOpen onClose={nothing}>
      {frame.outline}
    </OutlineDrawer>
  </>,
);

export const Learner = screen(address, learning('open', <QuizIntro {...quizStart} answered={0} correct={0} />), {
  isSignedIn: true,
});

export const Quiz = screen(address, learning('open', <QuizView {...quizFrame} answers={[]} />), { isSignedIn: true });

export const Completed = screen(address, learning('completed', <QuizView {...quizFrame} answers={rightAnswers} />), {
  isSignedIn: true,
});

/** Beyond the sample, for who is not signed in. */
export const Closed = screen(
  closedAddress,
  <LectureView {...closedFrame}>
    <ClosedLecture>
      <LectureLocked {...locked} loginHref={paths.login(closedAddress)} />
    </ClosedLecture>
  </LectureView>,
);

/** The same for a learner who has not bought the course. */
export const NotOwned = screen(
  closedAddress,
  <LectureView {...closedFrame}>
    <LectureLocked {...locked} loginHref={null} />
  </LectureView>,
  { isSignedIn: true },
);

export const LongTexts = screen(
  address,
  <LectureView
    {...frame}
    course={courseWithLongName}
    lecture={{ ...textLecture, name: courseWithLongName.name }}
    outline={<LectureSidebar course={courseWithLongName} currentLectureId={textLecture.id} />}
    quiz={invitation}
  >
    <LectureContent lecture={textLecture} />
  </LectureView>,
);

export const TextLoading = screen(
  address,
  <LectureView {...frame} nextKind="quiet">
    <LectureSkeleton />
  </LectureView>,
  { isSignedIn: true },
);

export const TextFailed = screen(
  address,
  <LectureView {...frame} nextKind="quiet">
    {failed('section')}
  </LectureView>,
  { isSignedIn: true },
);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
