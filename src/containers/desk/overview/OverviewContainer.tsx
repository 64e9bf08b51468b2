import { useMutation, useQuery } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { BackupAge } from '#src/components/desk/overview/BackupAge.tsx';
import { FirstSteps } from '#src/components/desk/overview/FirstSteps.tsx';
import { OverviewBoard } from '#src/components/desk/overview/OverviewBoard.tsx';
import { WaitingList } from '#src/components/desk/overview/WaitingList.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { claimWaiting, deskWaiting } from '#src/queries/desk/overview/deskOverview.ts';
import { OverviewTabsContainer } from './OverviewTabsContainer.tsx';

/** The first screen of the desk: what waits. How the site does is in the tabs beside. */
export function OverviewContainer({ userId }: DeskScreenProps) {
  const waiting = useQuery(deskWaiting(userId));
  const claiming = useMutation(claimWaiting(sendToApi));
  return (
    <>
      <OverviewTabsContainer userId={userId} current="today" />
      <DeskPage title="Prehľad">
        <OverviewBoard
          firstSteps={waiting.data?.firstSteps && <FirstSteps steps={waiting.data.firstSteps} />}
          waiting={
            <DeskSection {...sectionOf(waiting)} rows={3}>
              {(data) => (
                <>
                  <WaitingList
                    waiting={data}
                    auditHref={deskPaths.audit()}
                    onTake={(kind, isTaken) => claiming.mutate({ kind, isTaken })}
                  />
                  {claiming.error && (
                    <DeskNote tone="danger" isAlert>
                      {deskFailure(claiming.error)}
                    </DeskNote>
                  )}
                  {data.backup && <BackupAge backup={data.backup} />}
                </>
              )}
            </DeskSection>
          }
        />
      </DeskPage>
    </>
  );
}
