import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentTabs } from '#src/components/desk/content/ContentTabs.tsx';
import { contentTabLinks } from '#stories/fixtures/deskContent.ts';

const meta = {
  title: 'desk/content/ContentTabs',
  component: ContentTabs,
  args: { tabs: contentTabLinks('kurzy') },
} satisfies Meta<typeof ContentTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotKnownYet: Story = { args: { tabs: [] } };

export const OnPhone: Story = { tags: ['phone'] };
