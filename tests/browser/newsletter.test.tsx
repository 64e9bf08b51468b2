import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startIdentity } from '#src/browser/identity/identity.ts';
import { awaitQuietMoment } from '#src/browser/page/quietMoment.ts';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { NewsletterModalTimer } from '#src/containers/newsletter/NewsletterModalTimer.tsx';
import { NewsletterPageContainer } from '#src/containers/newsletter/NewsletterPageContainer.tsx';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue(Response.json({ accepted: true }, { status: 202 })));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/newsletter', Component: NewsletterPageContainer },
      { path: '*', Component: NewsletterModalTimer },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** What was asked for over the network has come. */
const settled = () => act(() => import('#src/containers/newsletter/NewsletterModalContainer.tsx'));
const modal = () => screen.queryByRole('dialog', { name: 'Chceš sa dozvedieť o našom novom obsahu?' });

const sent = () => answer.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Odoslať' }));

test('a wrong address is explained and not sent; typing takes the error away', async () => {
  open('/newsletter');
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await send();
  expect(screen.getByText('Email je prázdny')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'ema');
  expect(screen.queryByText('Email je prázdny')).toBeNull();
  await send();
  expect(screen.getByText('Email má nesprávny formát')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a sent address is thanked for in the place of the form, with the focus there once', async () => {
  const router = open('/newsletter');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ema@example.org{Enter}');
  const message = await screen.findByText('Poslali sme ti potvrdzovací email');
  expect(document.activeElement).toBe(message);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent()).toEqual([['/api/newsletter', { email: 'ema@example.org', subscribedFrom: 'FOOTER' }]]);
  message.blur();
  await act(() => router.navigate('/newsletter?x=1'));
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['a refusal', () => answer.mockResolvedValue(Response.json({ code: 'x' }, { status: 500 }))],
  ['no network', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('%s is told in the place of the form', async (_case, prepare) => {
  prepare();
  open('/newsletter');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ema@example.org');
  await send();
  const failure = 'Niečo sa nepodarilo, skús to prosím neskôr';
  expect(await screen.findByText(failure)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  answer.mockResolvedValue(Response.json({ accepted: true }, { status: 202 }));
  await userEvent.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect(field.value).toBe('ema@example.org');
  expect(document.activeElement).toBe(field);
  await send();
  expect(await screen.findByText('Poslali sme ti potvrdzovací email')).toBeTruthy();
  expect(screen.queryByText(failure)).toBeNull();
});

test.each([
  ['potvrdit', 'Potvrdiť odber', '/api/newsletter/confirm', /Odber je potvrdený/],
  ['odhlasit', 'Odhlásiť sa z noviniek', '/api/newsletter/unsubscribe', /už nebudú chodiť/],
])('the mail link ?%s= asks first and calls on a click', async (parameter, action, path, done) => {
  open(`/newsletter?${parameter}=abc`);
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(sent()).toEqual([[path, { token: 'abc' }]]);
});

test('a mail link that is not valid says what to do', async () => {
  answer.mockResolvedValue(Response.json({ code: 'unknown-token' }, { status: 400 }));
  open('/newsletter?potvrdit=abc');
  await userEvent.click(screen.getByRole('button', { name: 'Potvrdiť odber' }));
  expect(await screen.findByText(/Tento odkaz už neplatí/)).toBeTruthy();
});

test('the modal opens 15 s after it is known that nobody is signed in, once in a browser, and not on the home page', async () => {
  startIdentity({ provider: 'local', apiKey: '', projectId: '', authDomain: '' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  open('/');
  await pass(15_000);
  expect(localStorage.getItem('newsletterModal')).toBeNull();
  cleanup();

  open('/kurzy');
  await pass(14_999);
  expect(localStorage.getItem('newsletterModal')).toBeNull();
  await pass(1);
  await vi.waitFor(() => expect(localStorage.getItem('newsletterModal')).not.toBeNull());
  vi.useRealTimers();
  const name = 'Chceš sa dozvedieť o našom novom obsahu?';
  expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open('/kurzy');
  await pass(60_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what cannot come at its moment is asked for again later, and nothing is wrong until then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onCome = vi.fn();
  const prepare = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(null);
  onTestFinished(awaitQuietMoment({ earliest: 15_000, prepare, onCome }));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(prepare).toHaveBeenCalledOnce();
  expect(onCome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onCome).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

/** What interrupts nobody waits for. Each begins something that the modal would disturb, and answers what ends it. */
const busy: [string, () => () => void][] = [
  ['a field has the focus', () => focused('<input type="email" aria-label="E-mail">')],
  ['a text has the focus', () => focused('<textarea aria-label="Komentár"></textarea>')],
  ['an editor has the focus', () => focused('<div contenteditable="true" role="textbox" aria-label="Kód"></div>')],
  ['a game has the focus', () => focused('<iframe title="Hra" srcdoc="<p>Had</p>"></iframe>')],
  [
    'a program runs',
    () => {
      const { rerender } = render(<CodePanel {...program} state="running" />);
      return () => rerender(<CodePanel {...program} state="ready" />);
    },
  ],
  [
    'a film plays',
    () => {
      const film = placed('<video></video>');
      Object.defineProperty(film, 'paused', { configurable: true, value: false });
      return () => Object.defineProperty(film, 'paused', { value: true });
    },
  ],
  [
    'a film of a service plays',
    () => {
      const film = placed('<youtube-video></youtube-video>');
      Object.assign(film, { paused: false, ended: false });
      return () => Object.assign(film, { ended: true });
    },
  ],
];
const program: ComponentProps<typeof CodePanel> = {
  title: 'pozdrav.js',
  children: null,
  state: 'ready',
  editing: 'no',
  onRun: () => {},
  onStop: () => {},
  onEdit: () => {},
  onRestore: () => {},
  onCopy: () => {},
  hasCopied: false,
  output: null,
};

const placed = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place.firstElementChild as HTMLElement;
};
const focused = (html: string) => {
  const field = placed(html);
  field.focus();
  return () => field.blur();
};

test.each(busy)('while %s the modal waits; soon after the end it opens', async (_what, begin) => {
  startIdentity({ provider: 'local', apiKey: '', projectId: '', authDomain: '' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  open('/kurzy');
  const end = begin();
  await pass(120_000);
  await settled();
  expect(modal()).toBeNull();
  expect(localStorage.getItem('newsletterModal')).toBeNull();
  end();
  await pass(1_500);
  expect(modal(), 'it may go on in a moment').toBeNull();
  await pass(1_000);
  await vi.waitFor(() => expect(modal()).toBeTruthy());
});

test('while somebody scrolls the modal waits for the rest', async () => {
  startIdentity({ provider: 'local', apiKey: '', projectId: '', authDomain: '' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  open('/kurzy');
  await pass(14_500);
  for (let turn = 0; turn < 20; turn++) {
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    await pass(500);
  }
  await settled();
  expect(modal()).toBeNull();
  await pass(2_500);
  await vi.waitFor(() => expect(modal()).toBeTruthy());
});
