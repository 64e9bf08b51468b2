import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileTabs } from '#src/components/code/FileTabs.tsx';

const meta = {
  title: 'code/FileTabs',
  component: FileTabs,
  args: { names: ['index.html', 'style.css', 'hra.js'], current: 0, onChoose: fn(), controls: 'kod' },
  decorators: [
    (Story) => (
      <div className="rounded-2xl bg-code px-4">
        {Story()}
        <div id="kod" role="tabpanel" aria-label="Kód" />
      </div>
    ),
  ],
} satisfies Meta<typeof FileTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};

export const Last: Story = { args: { current: 2 } };
