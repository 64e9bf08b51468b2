import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SeekSlider } from '#src/components/podcast/SeekSlider.tsx';

const meta = {
  title: 'podcast/SeekSlider',
  component: SeekSlider,
  args: { position: 83, durationSeconds: 224, onSeek: fn() },
  decorators: [
    (Story) => (
      <div className="flex max-w-[340px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeekSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '120' } });
    await expect(args.onSeek).toHaveBeenCalledWith(120);
  },
};

export const AtTheStart: Story = { args: { position: 0 } };

export const AtTheEnd: Story = { args: { position: 224 } };
