import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundText } from '#src/components/search/FoundText.tsx';
import { foundLecture, foundLongTexts } from '#stories/fixtures/search.ts';

const meta = {
  title: 'search/FoundText',
  component: FoundText,
  args: { parts: foundLecture.excerpt },
} satisfies Meta<typeof FoundText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marked).toEqual(['Cyklus']);
  },
};

export const LongTexts: Story = {
  args: { parts: foundLongTexts.excerpt },
  decorators: [
    (Story) => (
      <p className="wrap-anywhere">
        <Story />
      </p>
    ),
  ],
};
