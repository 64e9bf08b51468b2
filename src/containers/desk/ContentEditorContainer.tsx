import { useQuery } from '@tanstack/react-query';
import { DeskButtonLink } from '#src/components/desk/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/DeskEmpty.tsx';
import { DeskPage } from '#src/components/desk/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/DeskSection.tsx';
import { SourcedContent } from '#src/components/desk/SourcedContent.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { ContentKind } from '#src/contract/deskContent.ts';
import { deskPaths } from '#src/domain/deskPaths.ts';
import { openContent } from '#src/queries/deskContent.ts';
import { useCrumb } from './deskCrumbs.tsx';
import { isMissing } from './deskFailure.tsx';
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
  useCrumb(query.data?.name ?? null);
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
