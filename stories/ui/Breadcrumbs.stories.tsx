import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { name: 'Kurzy', href: '/kurzy' },
      { name: 'Java Kurz', href: '/kurzy/java-kurz' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneStep: Story = { args: { crumbs: [{ name: 'Články', href: '/clanky' }] } };

export const LongText: Story = {
  tags: ['phone'],
  args: {
    crumbs: [
      { name: 'Kurzy', href: '/kurzy' },
      { name: longTitle, href: '/kurzy/dlhy' },
      { name: unbreakableWord, href: '/kurzy/dlhy/kapitola' },
    ],
  },
};
