import { useNavigate } from 'react-router-dom';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import type { CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { stateFilterOf } from '#src/domain/desk/content/courseFilter.ts';
import { contentFilters } from '#src/domain/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';

/** The filters above the tree of a course; all of them are in the address. */
export function CourseTreeFilters({ tree: { course, chapters, counts } }: { tree: CourseTree }) {
  const { filters, typed, setTyped, hrefWith } = useListAddress(deskPaths.course(course.id));
  const navigate = useNavigate();
  const filter = stateFilterOf(filters);
  const lectures = chapters.flatMap((chapter) => chapter.lectures);
  const writers = new Map(lectures.flatMap(({ changedBy: { uid, name } }) => (uid && name ? [[uid, name]] : [])));
  return (
    <DeskFilters>
      <DeskSearch label="Názov lekcie" value={typed} onChange={setTyped} />
      <DeskSwitch
        label="Stav"
        choices={[
          { name: 'Všetko', href: hrefWith({ stav: null }), isCurrent: !filter, count: counts.all },
          ...contentFilters.map(({ state, name, param }) => ({
            name,
            href: hrefWith({ stav: param }),
            isCurrent: state === filter?.state,
            count: counts[state],
          })),
        ]}
      />
      <FilterSelect
        label="Kto"
        value={filters.kto ?? ''}
        options={[
          { value: '', name: 'Kto: hocikto' },
          ...[...writers].map(([uid = '', name = '']) => ({ value: uid, name })),
        ]}
        onChange={(kto) => void navigate(hrefWith({ kto }))}
      />
      <DeskSwitch
        label="Prekážky"
        choices={[
          {
            name: 'S\u00A0prekážkou',
            href: hrefWith({ prekazky: filters.prekazky ? null : '1' }),
            isCurrent: Boolean(filters.prekazky),
            count: lectures.filter(({ obstacles }) => obstacles > 0).length,
          },
        ]}
      />
    </DeskFilters>
  );
}
