import { TagList } from '#src/components/ui/TagList.tsx';
import { paths } from '#src/domain/paths.ts';

const ideas = ['premenná', 'cyklus', 'podmienka', 'SELECT', 'chybové hlásenie', 'ako začať'];

/** What may be searched for, while nothing is. */
export function SearchIdeas() {
  return (
    <>
      <p className="mb-4 text-muted">Skús napríklad:</p>
      <TagList tags={ideas.map((name) => ({ slug: name, name }))} hrefOf={paths.search} />
    </>
  );
}
