import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskGate } from '#src/components/desk/frame/DeskGate.tsx';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { AuditFilters } from '#src/components/desk/people/AuditFilters.tsx';
import { AuditList } from '#src/components/desk/people/AuditList.tsx';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import { auditPage } from '#stories/fixtures/deskPeople.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/Admin',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Outside of the frame of the site, in its own. */
export const Default: StoryObj = {
  render: () => (
    <DeskShell
      items={deskItems.map((item) => ({ ...item, isCurrent: item.number === '0' }))}
      person={{ name: 'Jana Oravcová', roles: 'správa' }}
      crumbs={[{ name: 'Záznam', href: '/admin/zaznam' }]}
      homeHref={paths.home()}
    >
      <DeskPage
        title="Záznam"
        note="Kto, čo, kedy. Nedá sa upraviť ani zmazať."
        actions={<DeskButton>CSV podľa filtra</DeskButton>}
      >
        <AuditFilters
          typed=""
          onType={nothing}
          actors={auditPage.actors}
          chosen={{ od: '2026-11-17', do: '2026-11-23' }}
          onChoose={nothing}
          finality={[
            { name: 'Všetko', href: paths.admin(), isCurrent: true },
            { name: 'Len nevratné', href: paths.admin(), isCurrent: false },
          ]}
        />
        <AuditList
          events={auditPage.items}
          isFiltered
          openId={184}
          hrefOf={paths.admin}
          objectHref={paths.admin}
          sameObjectHref={paths.admin}
          sameActorHref={paths.admin}
        >
          <DeskPager page={1} pageCount={4} total={184} perPage={50} hrefOf={paths.admin} />
        </AuditList>
      </DeskPage>
    </DeskShell>
  ),
};

export const SignedOut: StoryObj = {
  render: () => (
    <DeskGate
      state="anonymous"
      email={null}
      signInHref={paths.login(paths.admin())}
      homeHref={paths.home()}
      onSignInAsOther={nothing}
      onRetry={nothing}
    />
  ),
};
