import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssociationTable } from '#src/components/desk/people/AssociationTable.tsx';
import { association } from '#stories/fixtures/deskPeople.ts';

const meta = {
  title: 'desk/people/AssociationTable',
  component: AssociationTable,
  args: {
    people: association,
    hrefOf: ({ id }) => `/admin/ludia/${id}`,
    rolesHref: ({ id }) => `/admin/ludia/${id}?otazka=roly`,
  },
} satisfies Meta<typeof AssociationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
