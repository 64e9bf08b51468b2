import type { Meta } from '@storybook/react-vite';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { CoursesView } from '#src/components/course/CoursesView.tsx';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { paths } from '#src/domain/paths.ts';
import { buildCoursePage, courseCards } from '#stories/fixtures/course.ts';
import { loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/CoursesPaged',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

export const Default = screen(
  paths.courses(2),
  <ListScreen title="Kurzy" lead="Strana 2">
    <CoursesView courses={buildCoursePage({ items: courseCards.slice(3), page: 2, pageCount: 2 })}>
      <CourseGrid courses={courseCards.slice(3)} headingLevel="h2" />
    </CoursesView>
  </ListScreen>,
);

export const Loading = screen(
  paths.courses(2),
  <ListScreen title="Kurzy" lead="Strana 2">
    {loading('list')}
  </ListScreen>,
);
