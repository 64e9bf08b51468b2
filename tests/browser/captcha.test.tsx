import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FeedbackContainer } from '#src/containers/feedback/FeedbackContainer.tsx';
import { NewsletterFormContainer } from '#src/containers/newsletter/NewsletterFormContainer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands for Google's script: already on the page, so that nothing is loaded. */
function provideRecaptcha() {
  const script = document.createElement('script');
  script.id = 'google-recaptcha-v3';
  document.head.append(script);
  const execute = vi.fn(async (_client: unknown, { action }: { action: string }) => `token of ${action}`);
  vi.stubGlobal('grecaptcha', { ready: (call: () => void) => call(), render: () => 0, execute });
}

function renderPage(page: ReactElement): void {
  const router = createMemoryRouter([{ id: 'root', path: '*', Component: () => page, loader: () => null }], {
    initialEntries: ['/kurzy?page=2'],
    hydrationData: { loaderData: { root: { services: { captchaSiteKey: 'key' } } } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** Stands for the API: takes everything. */
function acceptAll() {
  const answer = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ accepted: true }, { status: 202 }));
  vi.stubGlobal('fetch', answer);
  return () => JSON.parse(String(answer.mock.calls[0]?.[1]?.body));
}

test('an anonymous visitor sends the captcha’s token, and from the modal the path', async () => {
  provideRecaptcha();
  const sent = acceptAll();
  renderPage(<NewsletterFormContainer place="modal" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ema@example.org{Enter}');
  // The captcha's code comes only now.
  await screen.findByText('Poslali sme ti potvrdzovací email', {}, { timeout: 8_000 });
  expect(sent()).toEqual({
    email: 'ema@example.org',
    recaptchaToken: 'token of newsletter',
    subscribedFrom: 'NEWSLETTER_MODAL',
    fromPath: '/kurzy',
  });
});

test('an anonymous visitor sends the captcha’s token with feedback', async () => {
  provideRecaptcha();
  const sent = acceptAll();
  renderPage(<FeedbackContainer />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Tvoja správa' }), 'Ďakujem za kurz.');
  await userEvent.click(screen.getByRole('button', { name: 'Odoslať správu' }));
  await expect.poll(() => vi.mocked(fetch).mock.calls.length, { timeout: 8_000 }).toBe(1);
  expect(sent()).toEqual({ message: 'Ďakujem za kurz.', recaptchaToken: 'token of feedback' });
});
