import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OwnReview } from '#src/components/review/OwnReview.tsx';
import { buildReview, ownReview, reviewLongTexts } from '#stories/fixtures/review.ts';

const meta = {
  title: 'review/OwnReview',
  component: OwnReview,
  args: {
    review: ownReview,
    mode: 'reading',
    state: 'ready',
    failure: null,
    done: null,
    onModeChange: fn(),
    onSave: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof OwnReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('editing');
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('deleting');
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const NotWritten: Story = {
  args: { review: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5\u00A0hviezdičiek' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať hodnotenie' }));
    await expect(args.onSave).toHaveBeenCalledWith({ rating: 5, text: '' });
  },
};

export const Editing: Story = {
  args: { mode: 'editing' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(ownReview.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Nechať, ako je' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('reading');
  },
};

export const Deleting: Story = {
  args: { mode: 'deleting' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ponechať' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('reading');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať hodnotenie' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const DeletingBusy: Story = {
  args: { mode: 'deleting', state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať hodnotenie' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const DeletingFailed: Story = {
  args: { mode: 'deleting', failure: 'Hodnotenie sa nepodarilo zmazať. Skús to o\u00A0chvíľu znova.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nepodarilo zmazať');
  },
};

export const Saved: Story = {
  args: { done: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ďakujeme, tvoje hodnotenie je uložené.');
  },
};

export const Deleted: Story = { args: { review: null, done: 'deleted' } };

export const Phone: Story = {
  tags: ['phone'],
  args: { review: buildReview({ ...reviewLongTexts, isOwn: true }), mode: 'deleting' },
};

/** The button that was pressed is gone: the focus goes to the box, not to the top of the page. */
export const KeepsFocus: Story = {
  render: function Written({ onModeChange, ...args }) {
    const [mode, setMode] = useState(args.mode);
    return (
      <OwnReview
        {...args}
        mode={mode}
        onModeChange={(next) => {
          setMode(next);
          onModeChange(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť' }));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '4\u00A0hviezdičky' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Nechať, ako je' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upraviť' })).toHaveFocus();
  },
};
