import { useQuery } from '@tanstack/react-query';
import { SourcedContent } from '#src/components/desk/content/SourcedContent.tsx';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { isMissing } from '#src/containers/desk/kit/deskFailure.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { openContent } from '#src/queries/desk/content/deskContent.ts';
import { EditorContainer } from './EditorContainer.tsx';

interface Props {
  userId: string;
  kind: ContentKind;
  id: string;
}

/** Opens what is written at the desk; what is written elsewhere is only read. */
export function ContentEditorContainer({ userId, kind, id }: Props) {
  // What is written here is ahead of what was read: it is never asked again behind the writer's back, and never kept.
  const query = useQuery({
    ...openContent(userId, kind, id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  const name = query.data?.name ?? null;
  const course = kind === 'course' ? { id, name } : query.data?.parents.find((parent) => parent.kind === 'course');
  useCrumb(
    kind === 'course' ? 'Vlastnosti kurzu' : name,
    course?.name ? { name: course.name, href: deskPaths.course(course.id) } : null,
  );
  if (isMissing(query.error)) {
    return (
      <DeskPage title="Taký obsah nemáme">
        <DeskEmpty
          title="Na tejto adrese nič nie je"
          action={<DeskButtonLink href={deskPaths.content()}>Späť na zoznam</DeskButtonLink>}
        >
          Adresa je možno neúplná, alebo ho niekto medzitým odstránil.
        </DeskEmpty>
      </DeskPage>
    );
  }
  return (
    <DeskSection {...sectionOf(query)}>
      {(opened) =>
        opened.origin ? (
          <SourcedContent
            name={opened.name}
            origin={opened.origin}
            summary={String(opened.document.data.summary ?? '')}
            text={opened.document.text}
            liveHref={opened.isLive ? opened.address : null}
            isDraft={opened.state === 'draft'}
          />
        ) : (
          <EditorContainer key={`${kind} ${id}`} userId={userId} kind={kind} id={id} opened={opened} />
        )
      }
    </DeskSection>
  );
}
