import { expect, it } from 'vitest';
import { structuredData } from '#src/routes/parts/structuredData.ts';
import { javaCourse } from '#stories/fixtures/course.ts';
import { reviewOverview, reviewOverviewEmpty } from '#stories/fixtures/review.ts';

const publicUrl = 'https://prvyriadok.sk';
const course = { kind: 'course', course: javaCourse, reviews: reviewOverview } as const;

it('a course has the rating of its reviews', () => {
  expect(structuredData(publicUrl, { subject: course })).toMatchObject([
    {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 42, bestRating: 5, worstRating: 1 },
    },
  ]);
});

it.each([reviewOverviewEmpty, undefined])('without reviews there is no rating to tell', (reviews) => {
  const [data] = structuredData(publicUrl, { subject: { ...course, reviews } });
  expect(data).not.toHaveProperty('aggregateRating');
});

it('the way to a page follows what it is about', () => {
  const crumbs = [{ name: 'Kurzy', path: '/kurzy' }];
  expect(structuredData(publicUrl, { subject: course, crumbs })).toMatchObject([
    { '@type': 'Course' },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Kurzy', item: `${publicUrl}/kurzy` }] },
  ]);
});
