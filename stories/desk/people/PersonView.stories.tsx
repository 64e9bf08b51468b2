import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';
import { PersonView } from '#src/components/desk/people/PersonView.tsx';
import { moderatedPerson, person } from '#stories/fixtures/deskPeople.ts';
import { longSentence } from '#stories/fixtures/text.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/people/PersonView',
  component: PersonView,
  parameters: { layout: 'fullscreen' },
  args: {
    person,
    listHref: '/admin/ludia',
    auditHref: '/admin/zaznam?q=martin',
    orderHref: (id) => `/admin/objednavky/${id}`,
    notice: null,
    exportState: 'ready',
    onGive: nothing,
    onMove: nothing,
    onRoles: nothing,
    onExport: nothing,
    onDelete: nothing,
  },
} satisfies Meta<typeof PersonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { notice: <PersonNotice message="Kurz je v účte, e-mail o ňom je na ceste." /> },
};

export const ForModerators: Story = { args: { person: moderatedPerson, auditHref: null } };

export const New: Story = {
  args: {
    person: {
      ...person,
      courses: [],
      similar: [],
      paid: 0,
      lastAt: null,
      roles: { given: [], isAdminByServer: false, isSelf: false, authorId: null, authors: [] },
    },
    exportState: 'busy',
  },
};

export const OnPhone: Story = { tags: ['phone'], args: { person: { ...person, displayName: longSentence } } };
