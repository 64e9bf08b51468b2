import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { TextDiff } from '#src/components/desk/versions/TextDiff.tsx';
import { VersionCompare } from '#src/components/desk/versions/VersionCompare.tsx';
import { VersionHead } from '#src/components/desk/versions/VersionHead.tsx';
import { VersionList } from '#src/components/desk/versions/VersionList.tsx';
import { VersionsMissing } from '#src/components/desk/versions/VersionsMissing.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countChanges, diffTexts } from '#src/domain/desk/versions/diffTexts.ts';
import { mergeContent } from '#src/domain/desk/versions/mergeContent.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { contentRevisions, openRevision } from '#src/queries/desk/content/deskContent.ts';

interface Props {
  userId: string;
  kind: ContentKind;
  id: string;
  /** What is written now. */
  current: ContentDocument;
  /** Answers whether the server has it. */
  onRestore: (document: ContentDocument) => Promise<boolean>;
}

/** The saved texts of a thing, what one of them is against another, and the way back to it. */
export function VersionsContainer({ userId, kind, id, current, onRestore }: Props) {
  const { filters } = useListAddress(deskPaths.contentEditor(kind, id));
  const navigate = useNavigate();
  const restoring = useMutation({
    mutationFn: async (document: ContentDocument) => {
      if (!(await onRestore(document))) throw new Error('The version is not restored.');
    },
  });
  const list = useQuery(contentRevisions(userId, kind, id));
  const hrefWith = (changed: Record<string, string>) =>
    withFilters(deskPaths.contentEditor(kind, id), { ...filters, ...changed });
  const chosen = Number(filters.verzia) || list.data?.items[0]?.id;
  const against = Number(filters.oproti) || null;
  const version = useQuery({ ...openRevision(userId, kind, id, chosen ?? 0), enabled: chosen !== undefined });
  const other = useQuery({ ...openRevision(userId, kind, id, against ?? 0), enabled: against !== null });
  return (
    <DeskSection {...sectionOf(list)}>
      {({ items }) =>
        items.length === 0 ? (
          <VersionsMissing />
        ) : (
          <VersionCompare
            list={
              <VersionList
                versions={items}
                current={chosen ?? null}
                hrefOf={(of) => hrefWith({ verzia: String(of) })}
              />
            }
          >
            <DeskSection {...sectionOf(version)}>
              {(shown) => {
                const before = against === null ? current : other.data?.document;
                const runs = before ? diffTexts(before.text, shown.document.text) : [];
                const { added, removed } = countChanges(runs);
                const fields = before ? mergeContent(shown.document, before, before).fields : [];
                return (
                  <>
                    <VersionHead
                      title={shortTime(shown.at)}
                      added={added}
                      removed={removed}
                      fields={fields.map(({ path }) => path)}
                      choice={
                        <FilterSelect
                          label="Oproti"
                          value={String(against ?? '')}
                          options={[
                            { value: '', name: 'oproti rozpísanému' },
                            ...items.map((item) => ({
                              value: String(item.id),
                              name: `oproti ${shortTime(item.at)}${item.isLive ? ' (na webe)' : ''}`,
                            })),
                          ]}
                          onChange={(value) => void navigate(hrefWith({ oproti: value }))}
                        />
                      }
                      restore={
                        <DeskButton
                          size="row"
                          state={restoring.isPending ? 'busy' : 'ready'}
                          onPress={() => restoring.mutate(shown.document)}
                        >
                          Obnoviť túto verziu
                        </DeskButton>
                      }
                    />
                    {restoring.isError && (
                      <DeskNote tone="danger" isAlert>
                        Verziu sa nepodarilo obnoviť. Rozpísaný text ostal, ako bol, skús to o&nbsp;chvíľu znova.
                      </DeskNote>
                    )}
                    {before && <TextDiff runs={runs} />}
                    <DeskNote>
                      Obnovenie nič nezmaže: stará verzia sa uloží ako nová, navrchu. Na webe sa nič nezmení, kým ju
                      nepublikuješ.
                    </DeskNote>
                  </>
                );
              }}
            </DeskSection>
          </VersionCompare>
        )
      }
    </DeskSection>
  );
}
