import { expect, it } from 'vitest';
import { courseData } from '#src/routes/structuredData.ts';
import { javaCourse } from '#stories/fixtures/course.ts';
import { reviewOverview, reviewOverviewEmpty } from '#stories/fixtures/review.ts';

const publicUrl = 'https://prvyriadok.sk';

it('a course has the rating of its reviews', () => {
  expect(courseData(publicUrl, javaCourse, reviewOverview)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 42, bestRating: 5, worstRating: 1 },
  });
});

it('without reviews there is no rating to tell', () => {
  expect(courseData(publicUrl, javaCourse, reviewOverviewEmpty)).not.toHaveProperty('aggregateRating');
  expect(courseData(publicUrl, javaCourse)).not.toHaveProperty('aggregateRating');
});
