import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { BrowserErrorList } from '#src/components/desk/overview/BrowserErrorList.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { releaseChoices } from '#src/domain/desk/overview/browserErrors.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import { browserErrorPage } from '#stories/fixtures/deskBrowserErrors.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminBrowserErrors',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const here = deskPaths.browserErrors();
const name = 'Chyby v\u00A0prehliadačoch';
const place = { number: '9', name, href: here, isCurrent: true, waiting: null };
const items = [...deskItems.map((item) => ({ ...item, isCurrent: false })), place].sort(
  (one, other) => (Number(one.number) || 10) - (Number(other.number) || 10),
);

export const Default: StoryObj = {
  render: () => (
    <DeskShell
      items={items}
      person={{ name: 'Jana Oravcová', roles: 'správa' }}
      crumbs={[{ name, href: here }]}
      homeHref={paths.home()}
      onCommand={nothing}
    >
      <DeskPage title={name} note={'Len z\u00A0našich skriptov a\u00A0bez údajov o\u00A0návštevníkoch.'}>
        <DeskFilters>
          <DeskSwitch
            label="Čo ukázať"
            choices={[
              { name: 'Otvorené', href: here, isCurrent: false },
              { name: 'Všetky', href: here, isCurrent: true },
            ]}
          />
          <FilterSelect
            label="Verzia"
            value=""
            options={releaseChoices(browserErrorPage, undefined)}
            onChange={nothing}
          />
        </DeskFilters>
        <BrowserErrorList
          errors={browserErrorPage.items}
          current={browserErrorPage.current}
          busyId={null}
          onSettle={nothing}
        />
      </DeskPage>
    </DeskShell>
  ),
};
