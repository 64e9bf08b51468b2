import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { SourceList } from '#src/components/desk/content/SourceList.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { askSource, sourceList } from '#src/queries/desk/content/deskSources.ts';

/** What the site is fed from, asked again while it is open. */
export function SourcesContainer({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const list = useQuery(sourceList(userId));
  const asking = useMutation({
    mutationFn: askSource(sendToApi),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  useCrumb('Zdroje');
  return (
    <DeskPage title="Zdroje" note="Odkiaľ web berie články, videá a epizódy, ktoré vznikajú inde.">
      {asking.error && (
        <DeskNote tone="danger" isAlert>
          {deskFailure(asking.error)}
        </DeskNote>
      )}
      <DeskSection {...sectionOf(list)} rows={6}>
        {({ items }) => (
          <SourceList
            sources={items}
            asking={asking.isPending ? (asking.variables ?? null) : null}
            onAsk={(name) => asking.mutate(name)}
          />
        )}
      </DeskSection>
    </DeskPage>
  );
}
