import { cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PromotionCodeForm } from '#src/components/checkout/PromotionCodeForm.tsx';
import { CommentForm } from '#src/components/comment/CommentForm.tsx';
import { ContentCreationForm } from '#src/components/desk/content/ContentCreationForm.tsx';
import { ContentQuestion } from '#src/components/desk/content/ContentQuestion.tsx';
import { DeskTextForm } from '#src/components/desk/kit/DeskTextForm.tsx';
import { MediaForm } from '#src/components/desk/media/MediaForm.tsx';
import { CodeForm } from '#src/components/desk/money/CodeForm.tsx';
import { CodeTermsForm } from '#src/components/desk/money/CodeTermsForm.tsx';
import { OrderNote } from '#src/components/desk/money/OrderNote.tsx';
import { RefundQuestion } from '#src/components/desk/money/RefundQuestion.tsx';
import { VersionNoteDialog } from '#src/components/desk/versions/VersionNoteDialog.tsx';
import { BlockQuestion } from '#src/components/desk/words/BlockQuestion.tsx';
import { HideForm } from '#src/components/desk/words/HideForm.tsx';
import { RemoveQuestion } from '#src/components/desk/words/RemoveQuestion.tsx';
import type { DecisionText } from '#src/components/desk/words/RuleFields.tsx';
import { FeedbackForm } from '#src/components/feedback/FeedbackForm.tsx';
import { FirstLineEditor } from '#src/components/home/FirstLineEditor.tsx';
import { ProfileForm } from '#src/components/profile/ProfileForm.tsx';
import { AnswerForm } from '#src/components/quiz/AnswerForm.tsx';
import { ReviewForm } from '#src/components/review/ReviewForm.tsx';
import { SearchForm } from '#src/components/search/SearchForm.tsx';
import { image } from '#stories/fixtures/deskMedia.ts';
import { paidOrder, products } from '#stories/fixtures/deskMoney.ts';
import { outputQuestion, textQuestion } from '#stories/fixtures/quiz.ts';

interface Row {
  field: string | RegExp;
  limit: number;
  submit: string | RegExp;
  form: (onSubmit: () => void) => ReactElement;
}

afterEach(cleanup);

const nothing = () => {};
const known = { name: '', email: '' };
const profile = { displayName: 'Ema', bio: '', receiveNewsletter: false };

/** Keeps the value of a form that does not keep it. */
function Kept<T>({ initial, children }: { initial: T; children: (value: T, set: (value: T) => void) => ReactElement }) {
  const [value, set] = useState(initial);
  return children(value, set);
}
const decision: DecisionText = { rule: 'respect', reason: '' };
const reason = { field: 'Dôvod, ktorý dostane autor', limit: 600 };

const rows: Record<string, Row> = {
  'the name of a profile': {
    field: 'Meno',
    limit: 80,
    submit: 'Uložiť',
    form: (send) => <ProfileForm initial={profile} submitLabel="Uložiť" state="ready" failure={null} onSubmit={send} />,
  },
  'what a profile says': {
    field: /^O\smne/,
    limit: 500,
    submit: 'Uložiť',
    form: (send) => <ProfileForm initial={profile} submitLabel="Uložiť" state="ready" failure={null} onSubmit={send} />,
  },
  'a message of feedback': {
    field: 'Tvoja správa',
    limit: 2000,
    submit: 'Odoslať správu',
    form: (send) => <FeedbackForm known={known} state="ready" onwardHref="#" failure={null} onSubmit={send} />,
  },
  'a review': {
    field: 'Čo by mali vedieť ostatní?',
    limit: 2000,
    submit: 'Uložiť zmeny',
    form: (send) => <ReviewForm initial={{ rating: 4, text: '' }} state="ready" failure={null} onSubmit={send} />,
  },
  'a comment': {
    field: 'Tvoj komentár',
    limit: 2000,
    submit: 'Odoslať',
    form: (send) => (
      <CommentForm
        kind="comment"
        initialText=""
        onTextChange={nothing}
        onSubmit={async () => {
          send();
          return 'failed';
        }}
      />
    ),
  },
  'an answer of words': {
    field: 'Tvoja odpoveď',
    limit: 500,
    submit: 'Odpovedať',
    form: (send) => <AnswerForm question={textQuestion} state="ready" onAnswer={send} />,
  },
  'an output that is answered': {
    field: 'Čo program vypíše?',
    limit: 500,
    submit: 'Odpovedať',
    form: (send) => <AnswerForm question={outputQuestion} state="ready" onAnswer={send} />,
  },
  'a search': {
    field: 'Čo hľadáš?',
    limit: 100,
    submit: 'Hľadať',
    form: (send) => (
      <Kept initial="">{(value, set) => <SearchForm value={value} onChange={set} onSubmit={send} />}</Kept>
    ),
  },
  'a promotion code': {
    field: 'Zľavový kód',
    limit: 40,
    submit: 'Použiť',
    form: (send) => (
      <Kept initial="">
        {(value, set) => (
          <PromotionCodeForm
            appliedCode={null}
            value={value}
            onChange={set}
            onApply={send}
            onRemove={nothing}
            state="idle"
            error={null}
          />
        )}
      </Kept>
    ),
  },
  'a new promotion code': {
    field: 'Kód',
    limit: 40,
    submit: 'Vytvoriť kód',
    form: (send) => (
      <CodeForm
        products={products}
        today="2026-11-23"
        state="ready"
        cancelHref="#"
        invent={() => 'KURZ-7K2MP'}
        onCreate={send}
      />
    ),
  },
  'an answer of the desk': {
    field: 'Odpoveď',
    limit: 2000,
    submit: 'Odpovedať',
    form: (send) => (
      <Kept initial="">
        {(text, set) => (
          <DeskTextForm
            label="Odpoveď"
            help="Odíde e-mailom."
            act="Odpovedať"
            limit={2000}
            text={text}
            onChange={set}
            state="ready"
            failure={null}
            onSubmit={send}
          />
        )}
      </Kept>
    ),
  },
  'what an image shows': {
    field: 'Textová podoba',
    limit: 500,
    submit: 'Uložiť',
    form: (send) => <MediaForm file={image} captions={[]} state="ready" onSave={send} onDraftCaptions={() => {}} />,
  },
  'the name of a file': {
    field: 'Názov',
    limit: 200,
    submit: 'Uložiť',
    form: (send) => <MediaForm file={image} captions={[]} state="ready" onSave={send} onDraftCaptions={() => {}} />,
  },
  'the name of something new': {
    field: 'Názov',
    limit: 200,
    submit: 'Vytvoriť',
    form: (send) => (
      <ContentCreationForm
        title="Nový článok"
        field="Názov"
        state="ready"
        failure={null}
        onCreate={send}
        onClose={nothing}
      />
    ),
  },
  'another name': {
    field: 'Názov',
    limit: 200,
    submit: 'Premenovať',
    form: (send) => (
      <ContentQuestion
        act="rename"
        names={['Cyklus']}
        proposed=""
        now={0}
        state="ready"
        failure={null}
        onAct={send}
        onClose={nothing}
      />
    ),
  },
  'a note to a version': {
    field: /Poznámka k verzii/,
    limit: 300,
    submit: 'Uložiť verziu',
    form: (send) => <VersionNoteDialog isOpen onSave={send} onClose={nothing} />,
  },
  'a note to a new code': {
    field: /Poznámka/,
    limit: 300,
    submit: 'Vytvoriť kód',
    form: (send) => (
      <CodeForm
        products={products}
        today="2026-11-23"
        state="ready"
        cancelHref="#"
        invent={() => 'KURZ-7K2MP'}
        onCreate={send}
      />
    ),
  },
  'a note to a code': {
    field: /Poznámka/,
    limit: 300,
    submit: 'Uložiť zmeny',
    form: (send) => (
      <CodeTermsForm
        terms={{ active: true, maxRedemptions: null, lastDay: null, note: null }}
        used={0}
        state="ready"
        onSave={send}
      />
    ),
  },
  'a note to an order': {
    field: 'Poznámka k objednávke',
    limit: 1000,
    submit: 'Uložiť poznámku',
    form: (send) => <OrderNote note={null} state="ready" failure={null} onSave={send} />,
  },
  'why money goes back': {
    field: /Dôvod/,
    limit: 300,
    submit: /^Vrátiť \d/,
    form: (send) => <RefundQuestion order={paidOrder} state="ready" failure={null} onRefund={send} onClose={nothing} />,
  },
  'why words are hidden': {
    ...reason,
    submit: /^Skryť/,
    form: (send) => (
      <Kept initial={decision}>
        {(value, set) => (
          <HideForm
            value={value}
            onChange={set}
            isTold
            state="ready"
            failure={null}
            onSubmit={send}
            onClose={nothing}
          />
        )}
      </Kept>
    ),
  },
  'why words are deleted': {
    ...reason,
    submit: 'Zmazať natrvalo',
    form: (send) => (
      <Kept initial={decision}>
        {(value, set) => (
          <RemoveQuestion
            kind="comment"
            isOpen
            value={value}
            onChange={set}
            state="ready"
            failure={null}
            onHide={null}
            onRemove={send}
            onClose={nothing}
          />
        )}
      </Kept>
    ),
  },
  'why somebody is blocked': {
    ...reason,
    submit: /^Zablokovať/,
    form: (send) => (
      <Kept initial={decision}>
        {(value, set) => (
          <BlockQuestion
            name="Jano"
            isOpen
            value={value}
            onChange={set}
            length="week"
            onLength={nothing}
            now={0}
            state="ready"
            failure={null}
            onBlock={send}
            onClose={nothing}
          />
        )}
      </Kept>
    ),
  },
};

test.each(Object.entries(rows))('%s is counted; what is longer stays, is marked and not sent', async (_what, row) => {
  const { field: label, limit, submit, form } = row;
  const onSubmit = vi.fn();
  render(form(onSubmit));
  // A code has to be there for its note to be sent.
  const code = screen.queryByLabelText('Kód');
  if (code) await userEvent.fill(code, 'SKOLA20');
  const unfold = screen.queryByRole('button', { name: 'Mám zľavový kód' });
  if (unfold) await userEvent.click(unfold);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  const press = () => userEvent.click(screen.getByRole('button', { name: submit }));

  const pasted = 'a'.repeat(limit + 1);
  await userEvent.fill(field, pasted);
  expect(field.value).toBe(pasted);
  expect(described()).toContain(`${limit + 1}/${limit}`);
  expect(described()).toMatch(/^Priveľmi dlhé: zmestí sa najviac [\d\s]+\sznakov\./);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await press();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field.value).toBe(pasted);

  await userEvent.fill(field, 'a'.repeat(limit));
  expect(described()).toContain(`${limit}/${limit}`);
  expect(described()).not.toContain('Priveľmi dlhé');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await press();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a name in the first line is counted; a longer one is not run', async () => {
  render(<FirstLineEditor continueHref="#" name="svet" />);
  const field = screen.getByLabelText<HTMLInputElement>('Meno');
  await userEvent.fill(field, 'Bartolomejka Dlhá');
  await userEvent.click(screen.getByRole('button', { name: 'Spustiť' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(field.value).toBe('Bartolomejka Dlhá');
  expect(screen.getByText('17/12')).toBeTruthy();
  await userEvent.fill(field, 'Bartolomejka');
  await userEvent.click(screen.getByRole('button', { name: 'Spustiť' }));
  expect(screen.getByRole('status').textContent).toBe('Ahoj, Bartolomejka');
});
