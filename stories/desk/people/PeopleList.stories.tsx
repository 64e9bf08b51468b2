import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeopleList } from '#src/components/desk/people/PeopleList.tsx';
import { peoplePage } from '#stories/fixtures/deskPeople.ts';
import { longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'desk/people/PeopleList',
  component: PeopleList,
  args: { people: peoplePage.items, query: 'hruska', currentId: 'martin', hrefOf: ({ id }) => `/admin/ludia/${id}` },
} satisfies Meta<typeof PeopleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingFound: Story = { args: { people: [], query: 'hruškovič' } };

export const Empty: Story = { args: { people: [], query: '' } };

export const LongText: Story = {
  tags: ['phone'],
  args: {
    people: peoplePage.items.map((row) => ({
      ...row,
      displayName: longSentence,
      email: longSentence,
      isBlocked: true,
    })),
  },
};
