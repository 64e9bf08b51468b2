import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuditChange } from '#src/components/desk/people/AuditChange.tsx';
import { auditPage } from '#stories/fixtures/deskPeople.ts';

const [first] = auditPage.items;
if (!first) throw new Error('the fixture has no acts');

const meta = {
  title: 'desk/people/AuditChange',
  component: AuditChange,
  args: {
    event: first,
    objectHref: '/admin/ludia/ema',
    sameObjectHref: '/admin/zaznam?q=ema',
    sameActorHref: '/admin/zaznam?kto=uid-jana',
  },
} satisfies Meta<typeof AuditChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChanged: Story = { args: { event: { ...first, before: null, after: null }, objectHref: null } };

export const OnPhone: Story = { tags: ['phone'] };
