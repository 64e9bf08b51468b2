import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskItems } from '#src/components/desk/kit/DeskItems.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSplit } from '#src/components/desk/kit/DeskSplit.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { DeskTextForm } from '#src/components/desk/kit/DeskTextForm.tsx';
import { DeskUndo } from '#src/components/desk/kit/DeskUndo.tsx';
import { BlockTable } from '#src/components/desk/words/BlockTable.tsx';
import { CommentCaseView } from '#src/components/desk/words/CommentCaseView.tsx';
import { FeedbackView } from '#src/components/desk/words/FeedbackView.tsx';
import { FirstLinksSwitch } from '#src/components/desk/words/FirstLinksSwitch.tsx';
import { HideForm } from '#src/components/desk/words/HideForm.tsx';
import { RepeatCaseView } from '#src/components/desk/words/RepeatCaseView.tsx';
import { RepeatDecision } from '#src/components/desk/words/RepeatDecision.tsx';
import { WordsDecision } from '#src/components/desk/words/WordsDecision.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { communityRules } from '#src/domain/communityRules.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import {
  anonymousMessage,
  deskBlocks,
  deskNow,
  heldComment,
  openMessage,
  repeatCase,
  reportedComment,
} from '#stories/fixtures/deskWords.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminWords',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

function shell(number: string, children: ReactNode) {
  const here = deskItems.find((item) => item.number === number);
  return (
    <DeskShell
      items={deskItems.map((item) => ({ ...item, isCurrent: item === here }))}
      person={{ name: 'Jana Oravcová', roles: 'moderovanie' }}
      crumbs={here ? [here] : []}
      homeHref={paths.home()}
    >
      {children}
    </DeskShell>
  );
}

function comments(current: number, children: ReactNode) {
  const tabs = [
    ['Čaká', 6],
    ['Všetky', 20_418],
    ['Skryté', 37],
    ['Hodnotenia', 212],
    ['Zablokovaní', 4],
  ] as const;
  return shell(
    '3',
    <DeskPage title="Komentáre">
      <DeskSwitch
        label="Čo ukázať"
        choices={tabs.map(([name, count], index) => ({
          name,
          count,
          href: deskPaths.comments(),
          isCurrent: index === current,
        }))}
      />
      {children}
    </DeskPage>,
  );
}

const reports = (text: string) => (
  <DeskBadge tone="danger" isFilled>
    {text}
  </DeskBadge>
);
const { createdAt, text } = reportedComment;
const row = { href: deskPaths.comments(), at: createdAt, isCurrent: false };
const queue = (
  <DeskItems
    label="Komentáre"
    now={deskNow}
    items={[
      {
        ...row,
        key: 'a',
        name: 'rychly_jano',
        text,
        badge: reports('2 nahlásenia'),
        note: 'Porovnávanie',
        isCurrent: true,
      },
      {
        ...row,
        key: 'b',
        name: 'Kurzy Lacno',
        text: 'Kto chce celý kurz zadarmo, píšte na telegram, mám všetko stiahnuté.',
        badge: reports('1 nahlásenie'),
        note: 'Porovnávanie',
      },
      {
        ...row,
        key: 'c',
        name: 'Eva Podmanická',
        text: 'Podľa mňa je v článku chyba, git reset predsa zmeny nezmaže.',
        badge: reports('1 nahlásenie'),
        note: 'Git za jedno popoludnie',
      },
    ]}
  />
);

const decision = {
  isHidden: false,
  isHeld: false,
  isReported: true,
  state: 'ready',
  failure: null,
  onLetThrough: nothing,
  onKeep: nothing,
  onHide: nothing,
  onRestore: nothing,
  onRemove: nothing,
  onAnswer: nothing,
  onBlock: nothing,
} as const;

const kinds = (
  <DeskSwitch
    label="Čo čaká"
    choices={(
      [
        ['Všetko', 6],
        ['Odkazy', 2],
        ['Opakované', 1],
        ['Nahlásené', 3],
      ] as const
    ).map(([name, count], index) => ({ name, count, href: deskPaths.comments(), isCurrent: index === 0 }))}
  />
);
const firstLinks = <FirstLinksSwitch isOn waiting={2} state="ready" failure={null} onChange={nothing} />;
const waiting = (
  <DeskItems
    label="Komentáre"
    now={deskNow}
    items={[
      {
        ...row,
        key: 'link',
        name: 'marek.v',
        at: heldComment.createdAt,
        text: heldComment.text,
        badge: (
          <DeskBadge icon="externalLink" tone="warn" isFilled>
            prvý odkaz
          </DeskBadge>
        ),
        note: 'Cyklus for · pred hodinou',
        isCurrent: true,
      },
      {
        ...row,
        key: 'repeat',
        name: 'Lacné kurzy SK + 2\u00A0účty',
        at: repeatCase.firstAt,
        text: repeatCase.text,
        badge: (
          <DeskBadge icon="copy" tone="danger" isFilled>
            5× to isté
          </DeskBadge>
        ),
        note: 'Cyklus for · pred 2 hodinami',
      },
      { ...row, key: 'report', name: 'rychly_jano', text, badge: reports('2 nahlásenia'), note: '„Uráža ma to“' },
    ]}
  />
);

/** The first link of a new account, with where it leads and who sent it. */
export const Waiting: StoryObj = {
  render: () =>
    comments(
      0,
      <>
        {kinds}
        <DeskSplit list={waiting} isOneOpen backHref={deskPaths.comments()}>
          <CommentCaseView comment={heldComment} now={deskNow}>
            <WordsDecision {...decision} isHeld isReported={false}>
              {null}
            </WordsDecision>
          </CommentCaseView>
        </DeskSplit>
        {firstLinks}
      </>,
    ),
};

/** One text of three accounts. */
export const Repeated: StoryObj = {
  render: () =>
    comments(
      0,
      <>
        {kinds}
        <DeskSplit list={waiting} isOneOpen backHref={deskPaths.comments()}>
          <RepeatCaseView repeat={repeatCase} now={deskNow} leftOut={[]} onLeftOut={nothing}>
            <RepeatDecision
              words={5}
              held={5}
              accounts={3}
              state="ready"
              failure={null}
              onHide={nothing}
              onLetThrough={nothing}
              onBlock={nothing}
            >
              {null}
            </RepeatDecision>
          </RepeatCaseView>
        </DeskSplit>
        {firstLinks}
      </>,
    ),
};

/** The queue of reports with the one that is open. */
export const Default: StoryObj = {
  render: () =>
    comments(
      0,
      <DeskSplit list={queue} isOneOpen backHref={deskPaths.comments()}>
        <CommentCaseView comment={reportedComment} now={deskNow}>
          <WordsDecision {...decision}>{null}</WordsDecision>
        </CommentCaseView>
      </DeskSplit>,
    ),
};

export const Hiding: StoryObj = {
  render: () =>
    comments(
      0,
      <>
        <DeskSplit list={queue} isOneOpen backHref={deskPaths.comments()}>
          <CommentCaseView comment={reportedComment} now={deskNow}>
            <WordsDecision {...decision}>
              <HideForm
                value={{ rule: 'respect', reason: communityRules.respect.reason }}
                onChange={nothing}
                isTold
                state="ready"
                failure={null}
                onSubmit={nothing}
                onClose={nothing}
              />
            </WordsDecision>
          </CommentCaseView>
        </DeskSplit>
        <DeskUndo onUndo={nothing}>Komentár je skrytý, dôvod odíde o 30 s.</DeskUndo>
      </>,
    ),
};

export const AllDone: StoryObj = {
  render: () => comments(0, <WordsEmpty list="reported" query="" allHref={deskPaths.comments()} />),
};

export const Blocked: StoryObj = {
  render: () => comments(4, <BlockTable blocks={deskBlocks} busyUid={null} onEnd={nothing} />),
};

export const Feedback: StoryObj = {
  render: () =>
    shell(
      '8',
      <DeskPage title="Spätná väzba">
        <DeskFilters>
          <DeskSearch label={'Hľadať v\u00A0správach a\u00A0menách'} value="" onChange={nothing} />
        </DeskFilters>
        <DeskSplit
          isOneOpen
          backHref={deskPaths.feedback()}
          list={
            <DeskItems
              label="Správy"
              now={deskNow}
              items={[anonymousMessage, openMessage].map((message) => ({
                key: message.id,
                href: deskPaths.feedback(),
                name: message.name ?? 'Bez mena',
                at: message.createdAt,
                text: message.message,
                badge: <DeskBadge tone="warn">čaká</DeskBadge>,
                note: message.email ?? 'bez adresy',
                isCurrent: message === openMessage,
              }))}
            />
          }
        >
          <FeedbackView message={openMessage} state="ready" failure={null} onClose={nothing} onReopen={nothing}>
            <DeskTextForm
              label="Odpoveď"
              help="Odíde na zofia@example.org aj s tým, čo nám prišlo. Správa tým bude vybavená."
              act="Odpovedať e-mailom"
              limit={5000}
              text=""
              onChange={nothing}
              state="ready"
              failure={null}
              onSubmit={nothing}
            />
          </FeedbackView>
        </DeskSplit>
      </DeskPage>,
    ),
};
