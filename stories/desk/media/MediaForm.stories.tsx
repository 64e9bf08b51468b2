import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MediaForm } from '#src/components/desk/media/MediaForm.tsx';
import { Overtaken } from '#stories/desk/kit/Overtaken.tsx';
import { captions, film, image } from '#stories/fixtures/deskMedia.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/media/MediaForm',
  component: MediaForm,
  args: { file: image, captions: [], state: 'ready', onSave: nothing, onDraftCaptions: nothing },
} satisfies Meta<typeof MediaForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Film: Story = { args: { file: film, captions: [captions] } };

export const WithoutCaptions: Story = { args: { file: { ...film, captions: null } } };

export const Saved: Story = { args: { state: 'saved' } };

export const Failed: Story = { args: { state: 'failed' } };

export const ChangedMeanwhile: Story = {
  render: (args) => (
    <Overtaken before={args.file} after={{ ...args.file, alt: 'Mačka leží na klávesnici.' }}>
      {(file) => <MediaForm {...args} file={file} />}
    </Overtaken>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText('Názov'), ' 2');
    await userEvent.click(form.getByRole('button', { name: 'Niekto iný uloží' }));
    await form.findByText('Mačka leží na klávesnici.');
  },
};

export const WithoutName: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.clear(form.getByLabelText('Názov'));
    await userEvent.click(form.getByRole('button', { name: 'Uložiť' }));
    await form.findByText(/Napíš názov/);
  },
};
