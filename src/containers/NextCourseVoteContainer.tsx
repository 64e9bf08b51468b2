import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNextCourseVoted, storeNextCourseVoted } from '#src/browser/nextCourseVoted.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { NextCourseVote } from '#src/components/course/NextCourseVote.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { nextCourseVote, voteForNextCourse } from '#src/queries/nextCourse.ts';
import { useSession } from './useSession.ts';

/** The vote for the next course; once from a browser, and once from an account. */
export function NextCourseVoteContainer() {
  const { userId, isLoading } = useSession();
  const queryClient = useQueryClient();
  const query = nextCourseVote(userId);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: !isLoading });
  const [isVotedHere, setVotedHere] = useState(isNextCourseVoted);
  const voting = useMutation({
    mutationFn: (optionId: string) => voteForNextCourse(sendToApi, optionId),
    // Offline it fails at once and says so; the default would wait without a word.
    networkMode: 'always',
    onSuccess: (vote) => {
      storeNextCourseVoted();
      setVotedHere(true);
      queryClient.setQueryData(query.queryKey, vote);
    },
  });
  return (
    <DataSection status={isError && !isFetching ? 'error' : 'loading'} data={data} onRetry={() => void refetch()}>
      {({ options, votedOptionId }) => (
        <NextCourseVote
          options={options}
          isVoted={isVotedHere || votedOptionId !== null}
          votedOptionId={votedOptionId ?? (voting.isSuccess ? voting.variables : null)}
          state={voting.isPending ? 'busy' : 'ready'}
          failure={voting.isError ? 'Hlas sa nepodarilo odoslať. Tvoj výber ostal, skús to o\u00A0chvíľu znova.' : null}
          onVote={(optionId) => voting.mutate(optionId)}
        />
      )}
    </DataSection>
  );
}
