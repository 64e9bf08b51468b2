import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OwnPageForm } from '#src/components/desk/content/OwnPageForm.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/OwnPageForm',
  component: OwnPageForm,
  args: { name: 'Ema Čierna', state: 'ready', failure: null, onMake: fn(), onClose: nothing },
} satisfies Meta<typeof OwnPageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Urobiť stránku' }));
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Čomu sa venuješ'), 'Učí deti.');
    await userEvent.click(screen.getByRole('button', { name: 'Urobiť stránku' }));
    await expect(args.onMake).toHaveBeenCalledWith({ name: 'Ema Čierna', about: 'Učí deti.' });
  },
};
