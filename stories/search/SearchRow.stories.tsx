import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchRow } from '#src/components/search/SearchRow.tsx';
import { lineOf } from '#src/domain/searchLines.ts';
import { foundLecture, foundLongTexts, typedResult } from '#stories/fixtures/search.ts';

const video = typedResult.items.find(({ kind }) => kind === 'video') ?? foundLecture;

const meta = {
  title: 'search/SearchRow',
  component: SearchRow,
  args: { id: 'row', line: lineOf(foundLecture), isLit: false, onPoint: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <div role="listbox" aria-label="Výsledky">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lit: Story = { args: { isLit: true } };

export const Spoken: Story = { args: { line: lineOf(video) } };

export const LongTexts: Story = { args: { line: lineOf(foundLongTexts), isLit: true }, tags: ['phone'] };
