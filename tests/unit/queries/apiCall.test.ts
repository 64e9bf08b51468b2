import { expect, it } from 'vitest';
import { addressOf, readFromApi, writeToApi } from '#src/queries/apiClient.ts';

const answering = (body: object) => async () => Response.json(body);

it('puts the parameters of a call into its address', () => {
  expect(addressOf('/lecture/{lectureId}', { path: { lectureId: 'a/b č' }, query: { preview: 'true' } })).toBe(
    '/lecture/a%2Fb%20%C4%8D?preview=true',
  );
  expect(addressOf('/search', { query: { q: 'pole & zoznam' } })).toBe('/search?q=pole+%26+zoznam');
});

it('leaves out what nobody asks for', () => {
  expect(addressOf('/wp/post', { query: { kind: 'podcast', page: 1, tag: undefined } })).toBe('/wp/post?kind=podcast');
  expect(addressOf('/admin/order', { query: { q: '', state: null, page: 2 } })).toBe('/admin/order?page=2');
});

it('sends what was seen as a header, and the rest as JSON', async () => {
  const sent: [string, RequestInit | undefined][] = [];
  const send = async (path: string, init?: RequestInit) => {
    sent.push([path, init]);
    return Response.json({ id: 'pole' });
  };
  const body = { subject: 'Novinky', preheader: '', text: '' };
  const header = { 'if-match': '"3"' };
  await writeToApi(send, 'PUT', '/admin/newsletter/{issueId}', { path: { issueId: 'maj' }, header, body });
  expect(sent).toEqual([['/admin/newsletter/maj', { method: 'PUT', headers: header, body: JSON.stringify(body) }]]);
});

// Each line below an expected error would compile if the types did not come from the document: `npm run typecheck` fails then.
it('compiles for calls of the API alone', async () => {
  // @ts-expect-error There is no such path.
  addressOf('/courses/{id}', { path: { id: 'java' } });
  // @ts-expect-error It is there, but nothing is read at it.
  addressOf('/newsletter');
  // @ts-expect-error Its parameter is missing.
  addressOf('/course/slug/{slug}');
  // @ts-expect-error Its parameter has another name.
  addressOf('/course/slug/{slug}', { path: { id: 'java' } });
  // @ts-expect-error It takes no such filter.
  addressOf('/course/overview', { query: { sort: 'name' } });
  // @ts-expect-error A filter has its own words.
  addressOf('/wp/post', { query: { kind: 'video' } });

  const send = answering({ name: 'Java' });
  // @ts-expect-error It is changed by PUT.
  await writeToApi(send, 'POST', '/course-review/{reviewId}', {
    path: { reviewId: 'a' },
    body: { rating: 5, text: '' },
  });
  // @ts-expect-error It needs a body.
  await writeToApi(send, 'POST', '/progress/reset');
  // @ts-expect-error Stars are a number.
  await writeToApi(send, 'POST', '/course-review', { body: { courseId: 'java', rating: '5', text: '' } });
  // @ts-expect-error It holds only for what was seen.
  await writeToApi(send, 'POST', '/admin/newsletter/{issueId}/test', { path: { issueId: 'a' } });

  const course = await readFromApi(send, addressOf('/course/slug/{slug}', { path: { slug: 'java' } }));
  expect(course.name).toBe('Java');
  // @ts-expect-error A course has no such field.
  expect(course.title).toBeUndefined();
  // @ts-expect-error An address by itself says nothing of what is answered there.
  await readFromApi(send, '/course/slug/java');
});
