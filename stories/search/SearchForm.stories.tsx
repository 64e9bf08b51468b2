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

/** What was pasted stays and is marked; nothing is searched until it fits. */
export const TooLong: Story = {
  args: {
    value:
      'prečo mi program píše, že premenná neexistuje, keď som ju o\u00A0riadok vyššie vytvoril v\u00A0podmienke a\u00A0vypísal',
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Čo hľadáš?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hľadať' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(args.value);
    await expect(field).toHaveAccessibleDescription(/^Priveľmi dlhé: zmestí sa najviac 100\s/);
    await expect(canvas.getByText(`${args.value.length}/100`)).toBeVisible();
  },
};

export const Phone: Story = { tags: ['phone'] };
