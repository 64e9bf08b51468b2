import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { MyCourse } from '#src/contract/progress.ts';
import { paths } from '#src/domain/paths.ts';
import { MyCourseCard } from './MyCourseCard.tsx';

interface Props {
  /** The one touched last first. */
  items: readonly MyCourse[];
}

/** The courses that a learner owns or has begun. */
export function MyCoursesView({ items }: Props) {
  if (items.length === 0) {
    return (
      <EmptyState title="Zatiaľ tu nie je žiadny kurz">
        <p>Prvá kapitola každého kurzu je otvorená pre všetkých, môžeš začať hneď.</p>
        <TextLink href={paths.courses()}>Pozrieť kurzy</TextLink>
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-6 m:grid-cols-2 l:grid-cols-3">
      {items.map((item) => (
        <li key={item.course.id} className="grid">
          <MyCourseCard item={item} />
        </li>
      ))}
    </ul>
  );
}
