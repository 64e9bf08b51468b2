import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlayerTools } from '#src/components/steps/PlayerTools.tsx';

const meta = {
  title: 'steps/PlayerTools',
  component: PlayerTools,
  args: { onEnlarge: fn(), onPrint: fn() },
  decorators: [
    (Story) => (
      <div className="flex bg-code p-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerTools>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukázať vo veľkom' }));
    await expect(args.onEnlarge).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Vytlačiť' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
