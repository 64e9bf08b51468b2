import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';

const meta = {
  title: 'desk/words/WordsEmpty',
  component: WordsEmpty,
  args: { list: 'reported', query: '', allHref: '/admin/komentare?tab=vsetky' },
} satisfies Meta<typeof WordsEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingFound: Story = { args: { list: 'all', query: 'hodinky' } };

export const NobodyBlocked: Story = { args: { list: 'blocks' } };
