import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReviewForm } from '#src/components/review/ReviewForm.tsx';
import { ownReview, reviewLongTexts } from '#stories/fixtures/review.ts';

const meta = {
  title: 'review/ReviewForm',
  component: ReviewForm,
  args: { initial: null, state: 'ready', failure: null, onSubmit: fn() },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4\u00A0hviezdičky' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Zrozumiteľné. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať hodnotenie' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, text: 'Zrozumiteľné.' });
  },
};

/** The words are not needed. */
export const WithoutText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5\u00A0hviezdičiek' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať hodnotenie' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 5, text: '' });
  },
};

export const StarsMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Zrozumiteľné.');
    await userEvent.click(canvas.getByRole('button', { name: 'Odoslať hodnotenie' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: '1\u00A0hviezdička' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Vyber počet hviezdičiek.');
    await userEvent.click(canvas.getByRole('radio', { name: '3\u00A0hviezdičky' }));
    await expect(canvas.queryByText('Vyber počet hviezdičiek.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveValue('Zrozumiteľné.');
  },
};

export const Editing: Story = {
  args: { initial: ownReview, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '4\u00A0hviezdičky' })).toBeChecked();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Uložiť zmeny' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, text: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Nechať, ako je' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** What is under way cannot be sent again. */
export const Busy: Story = {
  args: { initial: ownReview, state: 'busy', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uložiť zmeny' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What was typed stays. */
export const Failed: Story = {
  args: {
    initial: reviewLongTexts,
    failure: 'Hodnotenie sa nepodarilo uložiť. Text ti ostal, skús to o\u00A0chvíľu znova.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Text ti ostal');
    await expect(canvas.getByRole('textbox')).toHaveValue(reviewLongTexts.text);
  },
};

export const Phone: Story = {
  tags: ['phone'],
  args: { initial: reviewLongTexts, onCancel: fn(), failure: 'Hodnotenie sa nepodarilo uložiť.' },
};
