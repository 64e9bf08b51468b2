import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { AudioPlayer } from '#src/components/podcast/AudioPlayer.tsx';
import { episode } from '#stories/fixtures/episode.ts';

const meta = {
  title: 'podcast/AudioPlayer',
  component: AudioPlayer,
  args: {
    src: '/media/podcast/chyby-su-dobra-sprava.mp3',
    title: episode.title,
    durationSeconds: 224,
    onPositionChange: fn(),
    onRateChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RememberedPosition: Story = {
  args: { initialPosition: 125, initialRate: 1.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '2:05 z 3:44');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('1,5×');
  },
};

/** More than an hour: the times grow by the hours. */
export const LongRecording: Story = { args: { durationSeconds: 5025, initialPosition: 3907 } };

export const Skips: Story = {
  args: { initialPosition: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+30 s, dopredu' }));
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(50);
    await userEvent.click(canvas.getByRole('button', { name: '−15 s, späť' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:35 z 3:44');
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: '−15 s, späť' }));
    }
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(0);
  },
};

export const ChangesSpeed: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rýchlosť prehrávania' }), '1,25×');
    await expect(args.onRateChange).toHaveBeenCalledWith(1.25);
    await expect(canvasElement.querySelector('audio')?.playbackRate).toBe(1.25);
  },
};

export const PlaysAndPauses: Story = {
  args: { initialPosition: 60 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const audio = canvasElement.querySelector('audio') as HTMLAudioElement;
    // A browser refuses sound without a real gesture.
    audio.play = fn(async () => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Prehrať' }));
    await expect(audio.play).toHaveBeenCalledOnce();
    await canvas.findByRole('button', { name: 'Pozastaviť' });
    fireEvent.pause(audio);
    await canvas.findByRole('button', { name: 'Prehrať' });
  },
};

export const MissingRecording: Story = {
  args: { src: '/media/podcast/neexistuje.mp3', initialPosition: 60 },
  play: async ({ canvas, canvasElement }) => {
    const audio = canvasElement.querySelector('audio') as HTMLAudioElement;
    audio.preload = 'auto';
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nahrávku sa nepodarilo prehrať.');
    // What browsers tell after an error must neither hide it nor lose the listener's place.
    fireEvent.timeUpdate(audio);
    fireEvent.pause(audio);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '1:00 z 3:44');
  },
};
