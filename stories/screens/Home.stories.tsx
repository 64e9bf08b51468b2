import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { LearnerCardFoot } from '#src/components/course/LearnerCardFoot.tsx';
import { ContinueStrip } from '#src/components/home/ContinueStrip.tsx';
import { HomeCourses } from '#src/components/home/HomeCourses.tsx';
import { HomeNews } from '#src/components/home/HomeNews.tsx';
import { HomeView } from '#src/components/home/HomeView.tsx';
import { VoteInvitation } from '#src/components/home/VoteInvitation.tsx';
import type { CourseCard } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { authorCard, authorCardLongName, authorCardPeter } from '#stories/fixtures/author.ts';
import { buildCourseCard, courseCards, courseWithLongName } from '#stories/fixtures/course.ts';
import { buildFirstLecture, firstLecture } from '#stories/fixtures/courseBeginning.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { postCards } from '#stories/fixtures/post.ts';
import { progressStarted } from '#stories/fixtures/progress.ts';
import { longTitle } from '#stories/fixtures/text.ts';
import { videoCard, videoCardLongTitle } from '#stories/fixtures/video.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Home',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const courses = (footOf?: (course: CourseCard) => ReactNode) => (
  <HomeCourses courses={courseCards} lecture={firstLecture}>
    <CourseGrid courses={courseCards} footOf={footOf}>
      <VoteInvitation href={`${paths.courses()}#dalsi-kurz`} />
    </CourseGrid>
  </HomeCourses>
);

const news = (
  <HomeNews article={postCards[0]} episode={episodeCard} video={videoCard} lecturers={[authorCard, authorCardPeter]} />
);

const home = (
  <HomeView lecture={firstLecture} sentName={null}>
    {courses()}
    {news}
  </HomeView>
);

export const Default = screen(paths.home(), home);

const wayOn = (
  <ContinueStrip
    label="Pokračuj: Java Kurz"
    title="Premenné a dátové typy"
    action="Pokračovať"
    href={paths.course('java-kurz')}
    course={{ illustration: 'java', ...progressStarted }}
  />
);

/** Nothing is chosen yet: the cookie banner asks. */
export const FirstVisit = screen(paths.home(), home, { isFirst: true });

export const Menu = screen(paths.home(), home, { isMenuOpen: true });

export const Navigating = screen(paths.home(), home, { isNavigating: true });

export const SignedIn = screen(
  paths.home(),
  <div className="session">
    <HomeView lecture={firstLecture} sentName={null} wayOn={wayOn}>
      {courses((course) => course.id === 'java' && <LearnerCardFoot course={course} progress={progressStarted} />)}
      {news}
    </HomeView>
  </div>,
  { isSignedIn: true },
);

/** „Spustiť“ was pressed before the scripts came. */
export const NameSent = screen(
  paths.home(),
  <HomeView lecture={firstLecture} sentName="Janka">
    {courses()}
    {news}
  </HomeView>,
);

export const Loading = screen(
  paths.home(),
  <HomeView lecture={null} sentName={null}>
    {loading('section')}
  </HomeView>,
);

export const CoursesFailed = screen(
  paths.home(),
  <HomeView lecture={firstLecture} sentName={null}>
    {failed('section')}
    {news}
  </HomeView>,
);

/** A catalogue that has just begun. */
export const Empty = screen(
  paths.home(),
  <HomeView lecture={null} sentName={null}>
    <HomeCourses courses={[]} lecture={null}>
      <CourseGrid courses={[]} />
    </HomeCourses>
    <HomeNews article={undefined} episode={undefined} video={undefined} lecturers={[]} />
  </HomeView>,
);

const longCourses = [...courseCards, buildCourseCard(courseWithLongName)];

export const LongTexts = screen(
  paths.home(),
  <HomeView lecture={buildFirstLecture({ name: longTitle, courseName: courseWithLongName.name })} sentName={longTitle}>
    <HomeCourses courses={longCourses} lecture={firstLecture}>
      <CourseGrid courses={longCourses} />
    </HomeCourses>
    <HomeNews
      article={postCards[1]}
      episode={{ ...episodeCard, title: longTitle }}
      video={videoCardLongTitle}
      lecturers={[authorCard, authorCardPeter, authorCardLongName]}
    />
  </HomeView>,
);
