import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CommentsContainer } from '#src/containers/comment/CommentsContainer.tsx';
import type { Comment } from '#src/contract/comment.ts';
import { buildComment, buildReply, commentOwn, commentWithReplies } from '#stories/fixtures/comment.ts';

type Answer = () => Promise<Response>;

const path = '/api/lecture/java-prvy-vypis/comment';
const failed: Answer = async () => Response.json({ code: 'internal' }, { status: 500 });

/** What the API has, and what it answers to the next write. */
let stored: Comment[];
let written: [method: string, address: string, body: unknown][];
let answerTo: Answer;

/** An answer that waits until the test lets it go. */
function held(answer: Answer) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerTo = () => released.then(answer);
  return () => release();
}

beforeEach(() => {
  sessionStorage.clear();
  stored = [commentOwn, commentWithReplies];
  written = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!init.method) {
      const page = Number(new URL(address, location.href).searchParams.get('page') ?? 1);
      const items = stored.slice((page - 1) * 20, page * 20);
      const pageCount = Math.max(1, Math.ceil(stored.length / 20));
      return Response.json({ items, page, pageCount, total: stored.length, commentCount: 4 });
    }
    written.push([init.method, address, init.body ? JSON.parse(String(init.body)) : null]);
    return answerTo();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const target = { lectureId: 'java-prvy-vypis', isSample: true };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <CommentsContainer
          target={target}
          userId="ema"
          authorName="Ema Nováková"
          loginHref="/login"
          place="komentare"
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByRole('textbox', { name: 'Tvoj komentár' });
}

const press = (name: string, inside: HTMLElement) => userEvent.click(within(inside).getByRole('button', { name }));
const own = () => {
  const [article] = screen.getAllByRole('article', { name: 'Komentár: Ema Nováková' });
  if (!article) throw new Error('There is no own comment.');
  return article;
};
const section = () => screen.getByRole('region', { name: 'Komentáre' });

test('a comment stands in the list at once, as text, and as markup when the API has it', async () => {
  const field = await open();
  const release = held(async () =>
    Response.json(buildReply({ id: '00000000-0000-4000-8000-000000000900', html: '<p>Prečo <code>=</code>?</p>' })),
  );
  await userEvent.fill(field, 'Prečo `=`?');
  await press('Odoslať', section());
  const pending = (await screen.findByText('Prečo `=`?', { selector: 'p' })).closest('article');
  expect(pending?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(/^5\skomentárov$/)).toBeTruthy();
  release();
  expect(await screen.findByText('=', { selector: 'code' })).toBeTruthy();
  expect(screen.queryByText('Prečo `=`?')).toBeNull();
  expect(screen.getByText(/^5\skomentárov$/)).toBeTruthy();
  expect(written).toEqual([['POST', path, { text: 'Prečo `=`?' }]]);
  expect(await screen.findByText('Komentár je odoslaný.')).toBeTruthy();
});

test('a refused comment goes out of the list and back into the field, also after a reload', async () => {
  const field = await open();
  const release = held(failed);
  await userEvent.fill(field, 'Prečo?');
  await press('Odoslať', section());
  expect(await screen.findByText('Prečo?', { selector: 'p' })).toBeTruthy();
  release();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Komentár sa nepodarilo odoslať\. Text ti ostal/);
  expect(screen.queryByText('Prečo?', { selector: 'p' })).toBeNull();
  expect(screen.getByText(/^4\skomentáre$/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Prečo?');
  cleanup();
  expect((await open()) as HTMLTextAreaElement).toHaveProperty('value', 'Prečo?');
});

test('a reply joins the thread of the reply that it answers', async () => {
  await open();
  const answered = screen.getByRole('article', { name: 'Odpoveď: Peter Kmeť' });
  answerTo = async () =>
    Response.json(buildReply({ id: '00000000-0000-4000-8000-000000000901', html: '<p>Vďaka!</p>' }));
  await press('Odpovedať', answered);
  await userEvent.keyboard('Vďaka!');
  const form = screen.getByRole('textbox', { name: 'Tvoja odpoveď' }).closest('form');
  if (form) await press('Odoslať', form);
  const replies = within(await screen.findByRole('list', { name: /^3\sodpovede$/ }));
  expect(await replies.findByText('Vďaka!')).toBeTruthy();
  expect(written).toEqual([['POST', path, { text: 'Vďaka!', parentId: commentWithReplies.replies[0]?.id }]]);
});

test('a refused change brings the old text back, with the new one in the form', async () => {
  await open();
  const release = held(failed);
  await press('Upraviť', own());
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nové znenie' }), 'Nové.');
  await press('Uložiť', own());
  expect(await screen.findByText('Nové.', { selector: 'p' })).toBeTruthy();
  release();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Zmenu sa nepodarilo uložiť/);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nové znenie' }).value).toBe('Nové.');
  await press('Zrušiť', own());
  expect(within(own()).getByText('Prečo sa na konci riadku píše bodkočiarka?')).toBeTruthy();
});

test('a deleted comment is a place at once; refused, it is back, and taken, it goes', async () => {
  await open();
  let release = held(failed);
  const remove = async () => {
    await press('Zmazať', own());
    await press('Zmazať', own());
  };
  await remove();
  expect(await screen.findByText('Komentár bol zmazaný')).toBeTruthy();
  release();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Zmazať sa nepodarilo/);
  expect(screen.queryByText('Komentár bol zmazaný')).toBeNull();

  release = held(async () => {
    stored = [commentWithReplies];
    return Response.json({ deleted: true });
  });
  await remove();
  expect(await screen.findByText('Komentár bol zmazaný')).toBeTruthy();
  release();
  await vi.waitFor(() => expect(screen.queryByText('Komentár bol zmazaný')).toBeNull());
  expect(screen.getAllByRole('article', { name: /^Komentár/ })).toHaveLength(1);
});

test('what was said of a sent comment goes with the next deletion', async () => {
  const field = await open();
  answerTo = async () => Response.json(buildReply({ id: '00000000-0000-4000-8000-000000000902' }));
  await userEvent.fill(field, 'Ďakujem.');
  await press('Odoslať', section());
  expect(await screen.findByText('Komentár je odoslaný.')).toBeTruthy();
  answerTo = async () => Response.json({ deleted: true });
  await press('Zmazať', own());
  await press('Zmazať', own());
  await vi.waitFor(() => expect(screen.queryByText('Komentár je odoslaný.')).toBeNull());
});

test('only what was done last is said: of a sent comment, of a change, of the next comment', async () => {
  const notices = () =>
    ['Komentár je odoslaný.', 'Zmena je uložená.'].filter((notice) => screen.queryByText(notice) !== null);
  const field = await open();
  answerTo = async () => Response.json(buildReply({ id: '00000000-0000-4000-8000-000000000903' }));
  await userEvent.fill(field, 'Ďakujem.');
  await press('Odoslať', section());
  await screen.findByText('Komentár je odoslaný.');

  const changed = own();
  await press('Upraviť', changed);
  await userEvent.fill(within(changed).getByRole('textbox'), 'Ďakujem pekne.');
  await press('Uložiť', changed);
  await screen.findByText('Zmena je uložená.');
  expect(notices()).toEqual(['Zmena je uložená.']);

  answerTo = async () => Response.json(buildReply({ id: '00000000-0000-4000-8000-000000000904' }));
  await userEvent.fill(field, 'A ešte toto.');
  await press('Odoslať', section());
  await screen.findByText('Komentár je odoslaný.');
  expect(notices()).toEqual(['Komentár je odoslaný.']);
});

test('older threads come behind the loaded ones', async () => {
  stored = Array.from({ length: 25 }, (_, index) =>
    buildComment({ id: `00000000-0000-4000-8000-0000000002${index + 10}`, html: `<p>Otázka ${index}</p>` }),
  );
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await press('Zobraziť staršie komentáre', section());
  expect(await screen.findByText('Otázka 24')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Zobraziť staršie komentáre' })).toBeNull();
});
