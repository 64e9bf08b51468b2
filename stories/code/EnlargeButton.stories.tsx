import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EnlargeButton } from '#src/components/code/EnlargeButton.tsx';

const meta = {
  title: 'code/EnlargeButton',
  component: EnlargeButton,
  args: { onPress: fn() },
  decorators: [
    (Story) => (
      <div className="flex bg-code p-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EnlargeButton>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukázať vo veľkom' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
