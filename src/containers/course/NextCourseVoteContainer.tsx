import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { isNextCourseVoted, storeNextCourseVoted, votedOptionHere } from '#src/browser/storage/nextCourseVoted.ts';
import { NextCourseVote } from '#src/components/course/NextCourseVote.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { usePostedForm } from '#src/containers/ui/usePostedForm.ts';
import { nextCourseVote, voteForNextCourse } from '#src/queries/nextCourse.ts';

/** The vote for the next course; once from a browser, and once from an account. */
export function NextCourseVoteContainer() {
  const { userId, isLoading } = useSession();
  const queryClient = useQueryClient();
  const query = nextCourseVote(userId);
  const posted = usePostedForm('nextCourse');
  const sentOptionId = posted?.fields.nextCourse ?? null;
  const isTaken = posted?.outcome === 'taken';
  const vote = useQuery({
    ...query,
    enabled: !isLoading,
    // The page may have been kept for a while, and others have voted since.
    staleTime: 0,
  });
  const isHydrated = useIsHydrated();
  const [isVotedNow, setVotedNow] = useState(isTaken);
  // Only the browser knows of an earlier vote.
  const isVotedHere = isVotedNow || (isHydrated && isNextCourseVoted());
  const votedHere = isHydrated ? votedOptionHere() : null;
  useEffect(() => {
    if (isTaken && sentOptionId) storeNextCourseVoted(sentOptionId);
  }, [isTaken, sentOptionId]);
  const voting = useMutation({
    mutationFn: (optionId: string) => voteForNextCourse(sendToApi, optionId),
    onSuccess: (counted, optionId) => {
      storeNextCourseVoted(userId === null ? optionId : null);
      setVotedNow(true);
      queryClient.setQueryData(query.queryKey, counted);
    },
  });
  const isFailed = voting.isIdle ? !isTaken && Boolean(sentOptionId) : voting.isError;
  return (
    <DataSection {...sectionOf(vote)}>
      {({ options, votedOptionId }) => (
        <NextCourseVote
          options={options}
          isVoted={isVotedHere || votedOptionId !== null}
          votedOptionId={votedOptionId ?? (voting.isSuccess ? voting.variables : isTaken ? sentOptionId : votedHere)}
          refusedOptionId={isTaken ? null : sentOptionId}
          state={voting.isPending ? 'busy' : 'ready'}
          failure={isFailed ? 'Hlas sa nepodarilo odoslať. Tvoj výber ostal, skús to o\u00A0chvíľu znova.' : null}
          onVote={(optionId) => voting.mutate(optionId)}
        />
      )}
    </DataSection>
  );
}
