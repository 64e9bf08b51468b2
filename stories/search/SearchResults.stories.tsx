import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchResults } from '#src/components/search/SearchResults.tsx';
import {
  searchResult,
  searchResultEmpty,
  searchResultLongTexts,
  searchResultMeant,
  searchResultOfMany,
} from '#stories/fixtures/search.ts';
import { unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'search/SearchResults',
  component: SearchResults,
  args: { query: 'cyklus', result: searchResult },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Výsledky pre „cyklus“: 5')).toBeVisible();
  },
};

export const Many: Story = { args: { result: searchResultOfMany } };

/** What was typed finds nothing, and one slip away from it there is something. */
export const Mistyped: Story = { args: { query: 'cylkus', result: searchResultMeant } };

export const Nothing: Story = { args: { result: searchResultEmpty } };

export const LongTexts: Story = {
  args: { query: unbreakableWord, result: searchResultLongTexts },
  tags: ['phone'],
};
