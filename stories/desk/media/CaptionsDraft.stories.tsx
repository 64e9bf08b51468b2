import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CaptionsDraft } from '#src/components/desk/media/CaptionsDraft.tsx';

const meta = {
  title: 'desk/media/CaptionsDraft',
  component: CaptionsDraft,
  args: { duration: 65, state: 'ready', failure: null, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof CaptionsDraft>;

export default meta;
type Story = StoryObj<typeof meta>;

const transcript = () => screen.getByRole('textbox', { name: 'Čo sa vo filme hovorí' });
const captions = () => screen.getByRole('textbox', { name: 'Titulky' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Uložiť titulky' }));

export const Default: Story = {};

export const Missing: Story = {
  play: async ({ args }) => {
    await save();
    await expect(screen.getByRole('alert')).toHaveTextContent('Vlož, čo sa vo filme hovorí.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Times of the transcript stay; what is mended by hand is what is kept. */
export const Drafted: Story = {
  tags: ['phone', 'picture'],
  play: async ({ args }) => {
    await userEvent.type(transcript(), '0:00 Ahoj. Toto je cyklus.{Enter}0:12 Opakuje prácu.');
    await expect(captions()).toHaveValue(
      'WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nAhoj.\n\n00:00:03.000 --> 00:00:12.000\nToto je cyklus.\n\n00:00:12.000 --> 00:01:05.000\nOpakuje prácu.\n',
    );
    await expect(screen.getByText('3 titulky')).toBeVisible();
    await userEvent.type(captions(), 'Zas a znova.');
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(expect.stringMatching(/Opakuje prácu\.\nZas a znova\.$/));
  },
};

export const Failed: Story = {
  args: { failure: 'Úložisko súborov teraz neodpovedá. Nič sa nestratilo, skús to o\u00A0chvíľu znova.' },
};
