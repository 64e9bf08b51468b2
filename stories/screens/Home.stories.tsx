import type { Meta } from '@storybook/react-vite';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { HomeCourses } from '#src/components/home/HomeCourses.tsx';
import { HomeNews } from '#src/components/home/HomeNews.tsx';
import { HomeRooms } from '#src/components/home/HomeRooms.tsx';
import { HomeView } from '#src/components/home/HomeView.tsx';
import { KeptHome } from '#src/components/home/KeptHome.tsx';
import { LearnerHomeView } from '#src/components/home/LearnerHomeView.tsx';
import { VoteInvitation } from '#src/components/home/VoteInvitation.tsx';
import { paths } from '#src/domain/paths.ts';
import { authorCard, authorCardLongName, authorCardPeter } from '#stories/fixtures/author.ts';
import { buildCourseCard, courseCards, courseWithLongName } from '#stories/fixtures/course.ts';
import { buildFirstLecture, firstLecture } from '#stories/fixtures/courseBeginning.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { news as newsLines, ownCourseLines, wayOnward, week } from '#stories/fixtures/learnerHome.ts';
import { postCards } from '#stories/fixtures/post.ts';
import { longTitle } from '#stories/fixtures/text.ts';
import { videoCard, videoCardLongTitle } from '#stories/fixtures/video.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Home',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const courses = (
  <HomeCourses courses={courseCards} lecture={firstLecture}>
    <CourseGrid courses={courseCards}>
      <VoteInvitation href={`${paths.courses()}#dalsi-kurz`} />
    </CourseGrid>
  </HomeCourses>
);

const news = (
  <HomeNews article={postCards[0]} episode={episodeCard} video={videoCard} lecturers={[authorCard, authorCardPeter]} />
);

const home = (
  <HomeView lecture={firstLecture} sentName={null}>
    {courses}
    {news}
  </HomeView>
);

export const Default = screen(paths.home(), home);

/** Nothing is chosen yet: the cookie banner asks. */
export const FirstVisit = screen(paths.home(), home, { isFirst: true });

export const Menu = screen(paths.home(), home, { isMenuOpen: true });

export const Navigating = screen(paths.home(), home, { isNavigating: true });

const learner = (
  <LearnerHomeView
    greeting="Ahoj, Janka."
    wayOn={wayOnward}
    courses={{ title: 'Moje kurzy', lines: ownCourseLines }}
    week={week}
    news={newsLines}
  />
);

export const SignedIn = screen(
  paths.home(),
  <HomeRooms who="learner" learner={learner}>
    {null}
  </HomeRooms>,
  { isSignedIn: true },
);

/** Until it is known what is theirs now, where nothing is kept of last time. */
export const SignedInLoading = screen(
  paths.home(),
  <HomeRooms who="learner" learner={<KeptHome id="naposledy" html={null} />}>
    {null}
  </HomeRooms>,
  { isSignedIn: true },
);

/** „Spustiť“ was pressed before the scripts came. */
export const NameSent = screen(
  paths.home(),
  <HomeView lecture={firstLecture} sentName="Janka">
    {courses}
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
