import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuditList } from '#src/components/desk/people/AuditList.tsx';
import { auditPage } from '#stories/fixtures/deskPeople.ts';

const meta = {
  title: 'desk/people/AuditList',
  component: AuditList,
  args: {
    events: auditPage.items,
    isFiltered: false,
    openId: 182,
    hrefOf: ({ id }) => `/admin/zaznam/${id}`,
    objectHref: ({ target }) => `/admin/ludia/${target}`,
    sameObjectHref: ({ target }) => `/admin/zaznam?q=${target}`,
    sameActorHref: ({ actorUid }) => `/admin/zaznam?kto=${actorUid}`,
  },
} satisfies Meta<typeof AuditList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { events: [] } };

export const NothingFits: Story = { args: { events: [], isFiltered: true } };

export const OnPhone: Story = { tags: ['phone', 'picture'] };
