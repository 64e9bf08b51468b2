import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TurtleDrawing } from '#src/components/code/TurtleDrawing.tsx';
import { signed, square, star } from '#stories/fixtures/turtle.ts';

const meta = {
  title: 'code/TurtleDrawing',
  component: TurtleDrawing,
  args: { acts: square },
  decorators: [
    (Story) => (
      <div className="max-w-lg bg-code-out p-4 text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TurtleDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The paper is a picture with words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = 'Korytnačka nakreslila štvorec so stranou 100\u00A0krokov a\u00A0stojí tam, kde začala.';
    await expect(canvas.getByRole('img').getAttribute('aria-label')).toContain(name);
    await expect(canvas.getByRole('button', { name: 'Uložiť obrázok' })).toBeVisible();
  },
};

/** As far as a step has come: the paper has the same size. */
export const Begun: Story = { args: { drawn: 4 } };

export const Star: Story = { args: { acts: star }, tags: ['picture'] };

export const Text: Story = { args: { acts: signed }, tags: ['picture', 'phone'] };

export const Empty: Story = { args: { acts: [] } };
