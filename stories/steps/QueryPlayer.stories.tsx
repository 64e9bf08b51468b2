import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { QueryPlayer } from '#src/components/steps/QueryPlayer.tsx';
import { longQuery, queryRun } from '#stories/fixtures/querySteps.ts';

const meta = {
  title: 'steps/QueryPlayer',
  component: QueryPlayer,
  args: { ...queryRun, at: 1, isPlaying: false, onGo: fn(), onPlay: fn(), onClose: fn() },
} satisfies Meta<typeof QueryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const inText: Story['decorators'] = [
  (Story) => (
    <div className="px-5">
      <Story />
    </div>
  ),
];

export const Phone: Story = { tags: ['phone', 'picture'], decorators: inText };

export const LongTable: Story = { args: { ...longQuery, at: 0 }, tags: ['phone'], decorators: inText };

export const ByKeyboard: Story = {
  args: { at: 0 },
  render: function Render(args) {
    const [at, setAt] = useState(args.at);
    return <QueryPlayer {...args} at={at} onGo={setAt} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Krok' });
    const lit = () => canvasElement.querySelector('mark')?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Krok vpred' }));
    await expect(lit()).toBe('WHERE strany > 100');
    await expect(slider.getAttribute('aria-valuetext')).toBe('Krok 2 zo\u00A07, WHERE');
    await userEvent.keyboard('{End}');
    await expect(lit()).toBe('LIMIT 2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(lit()).toBe('ORDER BY pocet DESC');
  },
};
