import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { SubscriberList } from '#src/components/desk/letters/SubscriberList.tsx';
import { subscriberPage } from '#stories/fixtures/deskNewsletter.ts';

const hrefOfRemoval = (id: string) => `#${id}`;

const meta = {
  title: 'desk/letters/SubscriberList',
  component: SubscriberList,
  args: {
    subscribers: subscriberPage.items,
    hrefOfRemoval: hrefOfRemoval as ((id: string) => string) | null,
    isFiltered: false,
    query: '',
    reset: <DeskButtonLink href="#vsetky">Zobraziť všetky</DeskButtonLink>,
  },
} satisfies Meta<typeof SubscriberList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ForEditors: Story = { args: { hrefOfRemoval: null } };

export const Empty: Story = { args: { subscribers: [] } };

export const NothingFound: Story = { args: { subscribers: [], isFiltered: true, query: 'ľubica' } };

export const OnPhone: Story = { tags: ['phone'] };
