import { useQuery } from '@tanstack/react-query';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskItems } from '#src/components/desk/kit/DeskItems.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSplit } from '#src/components/desk/kit/DeskSplit.tsx';
import { ReviewCaseView } from '#src/components/desk/words/ReviewCaseView.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { OpenedOne } from '#src/containers/desk/kit/OpenedOne.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useOneOpen } from '#src/containers/desk/kit/useOneOpen.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths, withFilters } from '#src/domain/desk/kit/deskPaths.ts';
import { counted } from '#src/domain/plural.ts';
import { deskReviews, reviewCase } from '#src/queries/desk/words/deskWords.ts';
import { WordsDecisionContainer } from './WordsDecisionContainer.tsx';
import type { WordsListProps } from './wordsList.ts';

const perPage = 30;

/** Course reviews, and the one that is open. */
export function DeskReviewsContainer({ userId, id, announce }: WordsListProps) {
  const path = deskPaths.comments();
  const { page, query, hrefOfPage } = useListAddress(path);
  const reviews = useQuery(deskReviews(userId, { q: query, page }));
  const ids = reviews.data?.items.map((review) => review.id) ?? [];
  const { openId, listHref, hrefOf, isSeen, close } = useOneOpen(path, id, ids);
  const now = useNow();
  const opened = useQuery({ ...reviewCase(userId, openId ?? ''), enabled: openId !== null });
  return (
    <DeskSplit
      isOneOpen={id !== null}
      backHref={listHref}
      list={
        <DeskSection {...sectionOf(reviews)}>
          {({ items, ...place }) =>
            items.length === 0 ? (
              <WordsEmpty list="reviews" query={query} allHref={withFilters(path, { tab: 'vsetky' })} />
            ) : (
              <DeskItems
                label="Hodnotenia"
                now={now}
                items={items.map((review) => ({
                  key: review.id,
                  href: hrefOf(review.id),
                  name: review.author.name,
                  at: review.createdAt,
                  text: review.text || 'Bez slov.',
                  badge: review.hiddenAt ? (
                    <DeskBadge tone="warn" isFilled>
                      skryté
                    </DeskBadge>
                  ) : null,
                  note: `${counted(review.rating, 'hviezdicka')} · ${review.place.name}`,
                  isCurrent: review.id === openId,
                }))}
              >
                {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
              </DeskItems>
            )
          }
        </DeskSection>
      }
    >
      {openId !== null && (
        <OpenedOne
          query={opened}
          listHref={listHref}
          missing={{
            title: 'Toto hodnotenie tu nie je',
            text: 'V\u00A0adrese je preklep, alebo hodnotenie medzitým niekto zmazal.',
          }}
        >
          {(review) => (
            <ReviewCaseView review={review}>
              <WordsDecisionContainer
                key={review.id}
                kind="review"
                words={review}
                reportCount={0}
                hasKeys={isSeen}
                announce={announce}
                onRemoved={close}
              />
            </ReviewCaseView>
          )}
        </OpenedOne>
      )}
    </DeskSplit>
  );
}
