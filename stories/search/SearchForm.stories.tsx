import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchForm } from '#src/components/search/SearchForm.tsx';

const meta = {
  title: 'search/SearchForm',
  component: SearchForm,
  args: { value: 'cyklus', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Čo hľadáš?' }), 'y{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('cyklusy');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Hľadať' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Who has come to search can type at once. */
export const Blank: Story = {
  args: { value: '', isBlank: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};

export const Phone: Story = { tags: ['phone'] };
