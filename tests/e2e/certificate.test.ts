import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const janka = { name: 'Janka Ľubová', email: 'janka.lubova@example.org' };
/** Answers anything, to be told what is right. */
const scout = { name: 'Skúšajúca', email: 'skusajuca@example.org' };

type Answer = { kind: string; [part: string]: unknown };
interface Question {
  id: string;
  kind: string;
  options: { id: string }[];
}

const tokens = new Map<typeof janka, Promise<string>>();

async function api<T>(person: typeof janka, path: string, method = 'GET', body?: object): Promise<T> {
  const token = tokens.get(person) ?? tokenOf(siteUrl, person);
  tokens.set(person, token);
  const answer = await fetch(`${siteUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${await token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBe(200);
  return (await answer.json()) as T;
}

function anyAnswer({ kind, options }: Question): Answer {
  const ids = options.map(({ id }) => id);
  if (kind === 'SINGLE') return { kind, optionId: ids[0] };
  if (kind === 'MULTIPLE' || kind === 'ORDER') return { kind, optionIds: ids };
  return kind === 'NUMBER' ? { kind, number: 0 } : { kind, text: '?' };
}

/** Answers all quizzes of the free course as the browser would, and right. */
async function passAll(): Promise<void> {
  const { tests } = await api<{ tests: { id: string }[] }>(scout, '/certificate/course/zaklady');
  for (const { id } of tests) {
    const { items } = await api<{ items: Question[] }>(scout, `/quiz/${id}/question`);
    for (const question of items) {
      const send = (person: typeof janka, answer: Answer) =>
        api<{ right: Answer }>(person, '/quiz/question/user-answer/', 'POST', { questionId: question.id, answer });
      const { right } = await send(scout, anyAnswer(question));
      await send(janka, right);
    }
  }
}

test('who has passed takes a certificate, shows or hides the name, and everybody is told when it is taken back', async () => {
  await createLearner(siteUrl, scout);
  const page = await openPage();
  await arriveAsLearner(page, siteUrl, janka, '/kurzy/programovanie-od-nuly/hotovo');
  const main = page.getByRole('main');
  await main.getByText(/správne aspoň 80/).waitFor();
  await passAll();
  await page.reload();
  await main.getByRole('button', { name: 'Získať certifikát' }).click();
  await main.getByRole('heading', { name: 'Tvoj certifikát' }).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  const href = await main.getByRole('link', { name: 'Pozrieť overenie' }).getAttribute('href');
  const path = href ?? '';

  // Without scripts, as whoever scans the paper.
  const reader = await openPage({ javaScriptEnabled: false });
  await reader.goto(siteUrl + path);
  await reader.getByRole('heading', { name: 'Certifikát platí' }).waitFor();
  expect(await reader.getByText('Janka Ľubová').count()).toBe(0);
  expect(await reader.getByText(`${new Date().getFullYear()}`).count()).toBeGreaterThan(0);
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await main.getByRole('checkbox', { name: /Ukazovať moje meno/ }).click();
  await saved;
  await reader.reload();
  await reader.getByText('Janka Ľubová').waitFor();

  await createLearner(siteUrl, admin);
  await api(admin, `/admin/certificate/${path.split('/').at(-1)}/revoke`, 'POST', { reason: 'bol vydaný omylom.' });
  await reader.reload();
  await reader.getByText(/bol vydaný omylom/).waitFor();
  expect(await reader.getByText('Janka Ľubová').count()).toBe(0);
  await page.reload();
  await main.getByText(/Certifikát sme zrušili/).waitFor();
});
