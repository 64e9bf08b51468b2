import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { SaveState } from '#src/components/desk/kit/SaveState.tsx';
import { IssueChecks } from '#src/components/desk/letters/IssueChecks.tsx';
import { IssueDesk } from '#src/components/desk/letters/IssueDesk.tsx';
import { IssueFailures } from '#src/components/desk/letters/IssueFailures.tsx';
import { IssueForm } from '#src/components/desk/letters/IssueForm.tsx';
import { IssueGroups } from '#src/components/desk/letters/IssueGroups.tsx';
import { IssueList } from '#src/components/desk/letters/IssueList.tsx';
import { IssuePreviewPane } from '#src/components/desk/letters/IssuePreviewPane.tsx';
import { IssueProgress } from '#src/components/desk/letters/IssueProgress.tsx';
import { IssueStateBadge } from '#src/components/desk/letters/IssueStateBadge.tsx';
import { SubscriberList } from '#src/components/desk/letters/SubscriberList.tsx';
import { TemplateCards } from '#src/components/desk/letters/TemplateCards.tsx';
import { paths } from '#src/domain/paths.ts';
import { subscriberStates } from '#src/domain/subscriber.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import {
  draftWords,
  issueChecks,
  issuePage,
  issuePreview,
  sendingIssue,
  subscriberPage,
  templateList,
} from '#stories/fixtures/deskNewsletter.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminNewsletter',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

function at(crumbs: string[], children: ReactNode): StoryObj {
  return {
    render: () => (
      <DeskShell
        items={deskItems.map((item) => ({ ...item, isCurrent: item.number === '7' }))}
        person={{ name: 'Jana Oravcová', roles: 'správa' }}
        crumbs={crumbs.map((name, index) => ({ name, href: `#${index}` }))}
        homeHref={paths.home()}
      >
        {children}
      </DeskShell>
    ),
  };
}

const tabs = (current: string) => (
  <DeskSwitch
    label="Časť"
    choices={[
      { name: 'Newslettre', href: '#vydania', isCurrent: current === 'Newslettre' },
      { name: 'Odberatelia', href: '#odberatelia', isCurrent: current === 'Odberatelia', count: 1958 },
    ]}
  />
);

export const Default: StoryObj = at(
  ['Newsletter'],
  <DeskPage
    title="Newsletter"
    actions={
      <DeskButtonLink kind="primary" href="#novy">
        Nový newsletter
      </DeskButtonLink>
    }
  >
    {tabs('Newslettre')}
    <IssueList issues={issuePage.items} hrefOf={(id) => `#${id}`} action={null} />
  </DeskPage>,
);

export const Beginning: StoryObj = at(
  ['Newsletter', 'Nový newsletter'],
  <DeskPage title="Z&nbsp;čoho začať">
    <TemplateCards
      templates={templateList.items}
      courses={[{ id: 'java', name: 'Java kurz' }]}
      isBusy={false}
      onBegin={nothing}
      hrefOfRemoval={(id) => `#${id}`}
    />
  </DeskPage>,
);

export const Writing: StoryObj = at(
  ['Newsletter', draftWords.subject],
  <DeskPage
    title={draftWords.subject}
    note={<SaveState state="saved" savedAt="12:03" />}
    actions={
      <>
        <DeskButtonLink kind="plain" href="#zmazat">
          Zmazať…
        </DeskButtonLink>
        <DeskButtonLink kind="plain" href="#sablona">
          Urobiť šablónu…
        </DeskButtonLink>
        <DeskButton>Poslať sebe</DeskButton>
        <DeskButton kind="primary">Naplánovať…</DeskButton>
      </>
    }
  >
    <IssueDesk
      form={<IssueForm groups={[]} draft={draftWords} onChange={nothing} onSave={nothing} />}
      preview={<IssuePreviewPane subject={draftWords.subject} preview={issuePreview} />}
      aside={
        <>
          <DeskPanel title="Komu">
            <IssueGroups
              groups={[{ kind: 'all' }]}
              onChange={nothing}
              choices={{ courses: [{ id: 'java', name: 'Java kurz', isOnWeb: true }], languages: ['Java'] }}
              audience={{ counts: [1946], together: 1946, recipients: 1946, bounced: 12, unsubscribed: 109 }}
              isFailed={false}
              bouncedHref="#vratene"
            />
          </DeskPanel>
          <DeskPanel title="Kontrola">
            <IssueChecks checks={issueChecks} />
          </DeskPanel>
        </>
      }
    />
  </DeskPage>,
);

export const WritingOnPhone: StoryObj = { ...Writing, tags: ['phone'] };

export const Sending: StoryObj = at(
  ['Newsletter', sendingIssue.subject],
  <DeskPage
    title={sendingIssue.subject}
    note={<IssueStateBadge state="sending" />}
    actions={
      <>
        <DeskButton>Pozastaviť</DeskButton>
        <DeskButtonLink kind="danger" href="#zastavit">
          Zastaviť a&nbsp;ďalej neposielať…
        </DeskButtonLink>
      </>
    }
  >
    <IssueProgress endNight={null} issue={sendingIssue} resume={null} />
    <IssueFailures failures={sendingIssue.failures} />
    <IssuePreviewPane subject={sendingIssue.subject} preview={issuePreview} />
  </DeskPage>,
);

export const Subscribers: StoryObj = at(
  ['Newsletter', 'Odberatelia'],
  <DeskPage title="Odberatelia" actions={<DeskButtonLink href="#export">Exportovať…</DeskButtonLink>}>
    {tabs('Odberatelia')}
    <DeskFilters>
      <DeskSearch label="Hľadať v adresách" value="" onChange={nothing} />
      <DeskSwitch
        label="Stav adries"
        choices={[
          { name: 'Všetky', href: '#vsetky', isCurrent: true, count: subscriberPage.counts.all },
          ...(['confirmed', 'pending', 'unsubscribed', 'bounced'] as const).map((state) => ({
            name: subscriberStates[state].plural,
            href: `#${state}`,
            isCurrent: false,
            count: subscriberPage.counts[state],
          })),
        ]}
      />
    </DeskFilters>
    <SubscriberList
      subscribers={subscriberPage.items}
      hrefOfRemoval={(id) => `#${id}`}
      isFiltered={false}
      query=""
      reset={null}
    >
      <DeskPager page={1} pageCount={42} total={2088} perPage={50} hrefOf={() => '#2'} />
    </SubscriberList>
  </DeskPage>,
);

export const OnPhone: StoryObj = { ...Default, tags: ['phone'] };
