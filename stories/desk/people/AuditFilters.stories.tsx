import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuditFilters } from '#src/components/desk/people/AuditFilters.tsx';
import { auditPage } from '#stories/fixtures/deskPeople.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/people/AuditFilters',
  component: AuditFilters,
  args: {
    typed: '',
    onType: nothing,
    actors: auditPage.actors,
    chosen: { kto: 'uid-milan', od: '2026-11-17', do: '2026-11-23' },
    onChoose: nothing,
    finality: [
      { name: 'Všetko', href: '/admin/zaznam', isCurrent: true },
      { name: 'Len nevratné', href: '/admin/zaznam?nevratne=1', isCurrent: false },
    ],
  },
} satisfies Meta<typeof AuditFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
