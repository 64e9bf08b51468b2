import { useQuery } from '@tanstack/react-query';
import { ContinueStrip } from '#src/components/home/ContinueStrip.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBeginning } from '#src/queries/course.ts';
import { myCourses } from '#src/queries/progress.ts';

interface Props {
  userId: string;
}

/** Where a learner goes on: the lecture that follows in the course touched last, and with none of them what else there is. */
export function ContinueContainer({ userId }: Props) {
  const { data, isError } = useQuery(myCourses(userId));
  const { data: beginning } = useQuery(courseBeginning());
  if (isError) {
    return (
      <ContinueStrip
        label="Tvoj pokrok sa nepodarilo načítať"
        title="Moje kurzy"
        action="Otvoriť"
        href={`${paths.profile()}#moje-kurzy`}
      />
    );
  }
  if (!data) return null;
  const open = data.items.filter(({ progress }) => progress.next);
  const own = open.find(({ progress }) => progress.completed > 0) ?? open[0];
  if (own?.progress.next) {
    const { course, progress } = own;
    const { chapterId, lectureId, name } = own.progress.next;
    const isBegun = progress.completed > 0;
    return (
      <ContinueStrip
        label={`${isBegun ? 'Pokračuj' : 'Začni'}: ${course.name}`}
        title={name}
        action={isBegun ? 'Pokračovať' : 'Začať'}
        href={paths.lecture(course.slug, chapterId, lectureId)}
        course={{ ...course, ...progress }}
      />
    );
  }
  const first = data.items.length === 0 && beginning?.lecture;
  if (first) {
    return (
      <ContinueStrip
        label={`Začni: ${first.courseName}`}
        title={first.name}
        action="Začať"
        href={paths.lecture(first.courseSlug, first.chapterId, first.id)}
      />
    );
  }
  return (
    <ContinueStrip
      label={data.items.length > 0 ? 'Čo máš začaté, je dokončené' : 'Tvoje učenie sa tu začína'}
      title={data.items.length > 0 ? 'Vyber si ďalší kurz' : 'Vyber si kurz'}
      action="Pozrieť kurzy"
      href={paths.courses()}
    />
  );
}
