import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchForm } from '#src/components/search/SearchForm.tsx';
import { SearchIdeas } from '#src/components/search/SearchIdeas.tsx';
import { SearchScreen } from '#src/components/search/SearchScreen.tsx';

const meta = {
  title: 'search/SearchScreen',
  component: SearchScreen,
  args: { form: <SearchForm value="" onChange={fn()} onSubmit={fn()} />, children: <SearchIdeas /> },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
