import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Course, ResourceKind } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'resources' | 'resourcesHtml'>;
}

const kinds: Record<ResourceKind, string> = {
  documentation: 'dokumentácia',
  tool: 'nástroj',
  article: 'článok',
  book: 'kniha',
  video: 'video',
};

/** What helps beside a course: documentation, tools, reading. */
export function CourseResources({ course }: Props) {
  return (
    <div className="page pt-4 pb-18">
      <Breadcrumbs
        crumbs={[
          { name: 'Kurzy', href: paths.courses() },
          { name: course.name, href: paths.course(course.slug) },
        ]}
      />
      <h1 className="mt-4 text-h1 font-extrabold tracking-title">Zdroje ku kurzu {course.name}</h1>
      {course.resourcesHtml && (
        <div className="mt-5 text-muted">
          <Prose html={course.resourcesHtml} />
        </div>
      )}
      {course.resources.length === 0 ? (
        <div className="mt-10">
          <EmptyState title="Tento kurz nepotrebuje nič navyše">
            <TextLink href={paths.course(course.slug)}>Späť na kurz</TextLink>
          </EmptyState>
        </div>
      ) : (
        <ol className="mt-10 max-w-[46rem]">
          {course.resources.map((resource, index) => (
            <li key={resource.url} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-5">
              <span aria-hidden="true" className="pt-3 font-mono text-xs text-muted">
                {index + 1}
              </span>
              <div>
                <a
                  href={resource.url}
                  rel="noopener external"
                  className="inline-block min-h-11 py-2.5 text-h3 font-bold text-balance wrap-anywhere text-accent-text underline-offset-4 hover:underline"
                >
                  {resource.name}
                  <Icon name="externalLink" size={18} className="ml-2 align-[-2px]" />
                </a>
                <p className="text-sm text-muted">{kinds[resource.kind]}</p>
                <p className="mt-1.5">{resource.description}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
