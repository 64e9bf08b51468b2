import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { OwnReview, type OwnReviewMode } from '#src/components/review/OwnReview.tsx';
import type { ReviewText } from '#src/components/review/ReviewForm.tsx';
import { ReviewInvitation } from '#src/components/review/ReviewInvitation.tsx';
import { ReviewList } from '#src/components/review/ReviewList.tsx';
import { ReviewSection } from '#src/components/review/ReviewSection.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { useArrival } from '#src/containers/ui/useArrival.ts';
import type { Review } from '#src/contract/review.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import {
  createReview,
  deleteReview,
  ownReviewOverview,
  reviewOverview,
  reviewPage,
  updateReview,
} from '#src/queries/review.ts';
import { site } from '#src/site.ts';

interface Props {
  courseId: string;
  /** `null`: nobody is signed in. */
  userId: string | null;
  loginHref: string;
  courseHref: string;
  /** The element that links to the reviews lead to. */
  place: string;
}

/** The reviews of a course, with the own one of whoever is signed in. */
export function ReviewsContainer({ courseId, userId, loginHref, courseHref, place }: Props) {
  const [page, setPage] = useState(1);
  const own = useOwnOverview(courseId, userId);
  useArrival(place, userId === null || !own.isPending);
  const mayReview = own.data !== undefined && (own.data.ownReview !== null || own.data.ability === 'allowed');
  const ownPart =
    userId === null ? (
      <ReviewInvitation missing="sign-in-required" loginHref={loginHref} courseHref={courseHref} />
    ) : (
      <DataSection {...sectionOf(own)}>
        {({ ownReview, ability }) =>
          ownReview || ability === 'allowed' ? (
            <OwnReviewPart
              key={userId}
              courseId={courseId}
              userId={userId}
              review={ownReview}
              onDeleted={() => setPage(1)}
            />
          ) : (
            <ReviewInvitation missing={ability} loginHref={loginHref} courseHref={courseHref} />
          )
        }
      </DataSection>
    );
  return (
    <QuerySection query={reviewOverview(courseId)}>
      {(overview) =>
        // No heading over nothing for who cannot begin.
        overview.count === 0 && !mayReview ? (
          ownPart
        ) : (
          <ReviewSection
            overview={overview}
            own={ownPart}
            list={
              overview.count > 0 && (
                <ListPart courseId={courseId} page={page} onPage={setPage} leftOut={own.data?.ownReview?.id} />
              )
            }
          />
        )
      }
    </QuerySection>
  );
}

const useOwnOverview = (courseId: string, userId: string | null) =>
  useQuery({ ...ownReviewOverview(courseId, userId ?? ''), enabled: userId !== null });

interface ListProps {
  courseId: string;
  page: number;
  onPage: (page: number) => void;
  /** The own review has a place of its own. */
  leftOut: string | undefined;
}

function ListPart({ courseId, page, onPage, leftOut }: ListProps) {
  const reviews = useQuery({ ...reviewPage(courseId, page), placeholderData: keepPreviousData });
  return (
    <DataSection {...sectionOf(reviews)}>
      {({ items, ...place }) => (
        <ReviewList
          reviews={items.filter(({ id }) => id !== leftOut)}
          page={place.page}
          pageCount={place.pageCount}
          onPage={onPage}
        />
      )}
    </DataSection>
  );
}

interface OwnProps {
  courseId: string;
  userId: string;
  review: Review | null;
  onDeleted: () => void;
}

function OwnReviewPart({ courseId, userId, review, onDeleted }: OwnProps) {
  const queryClient = useQueryClient();
  const [mode, setMode] = useState<OwnReviewMode>('reading');
  const written = async (ownReview: Review | null) => {
    const { queryKey } = ownReviewOverview(courseId, userId);
    queryClient.setQueryData(queryKey, (overview) => overview && { ...overview, ownReview });
    setMode('reading');
    await queryClient.invalidateQueries({ queryKey: ['review'] });
  };
  const saving = useMutation({
    mutationFn: (text: ReviewText) =>
      review ? updateReview(sendToApi, review.id, text) : createReview(sendToApi, { courseId, ...text }),
    onSuccess: written,
  });
  const deleting = useMutation({
    mutationFn: (reviewId: string) => deleteReview(sendToApi, reviewId),
    onSuccess: () => {
      onDeleted();
      return written(null);
    },
  });
  const changeMode = (next: OwnReviewMode) => {
    saving.reset();
    deleting.reset();
    setMode(next);
  };
  return (
    <OwnReview
      review={review}
      mode={mode}
      onModeChange={changeMode}
      state={saving.isPending || deleting.isPending ? 'busy' : 'ready'}
      failure={failureOf(saving.error, deleting.error)}
      done={saving.isSuccess ? 'saved' : deleting.isSuccess ? 'deleted' : null}
      onSave={(text) => {
        deleting.reset();
        saving.mutate(text);
      }}
      onDelete={() => {
        saving.reset();
        if (review) deleting.mutate(review.id);
      }}
    />
  );
}

function failureOf(saving: Error | null, deleting: Error | null): string | null {
  if (refusalOf(saving) === 'already-reviewed') {
    return 'Kurz už od teba jedno hodnotenie má, možno z\u00A0inej karty. Text si skopíruj, obnov stránku a\u00A0uprav ho.';
  }
  if (refusalOf(saving) === 'blocked') {
    return `Z\u00A0tvojho účtu sa hodnotenia už písať nedajú. Text ti ostal. Ak si myslíš, že ide o\u00A0omyl, napíš nám na ${site.email}.`;
  }
  if (saving) return 'Hodnotenie sa nepodarilo uložiť. Text ti ostal, skús to o\u00A0chvíľu znova.';
  return deleting ? 'Hodnotenie sa nepodarilo zmazať. Skús to o\u00A0chvíľu znova.' : null;
}
