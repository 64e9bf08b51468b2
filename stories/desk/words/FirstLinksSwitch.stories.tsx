import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FirstLinksSwitch } from '#src/components/desk/words/FirstLinksSwitch.tsx';

const meta = {
  title: 'desk/words/FirstLinksSwitch',
  component: FirstLinksSwitch,
  args: { isOn: true, waiting: 2, state: 'ready', failure: null, onChange: fn() },
} satisfies Meta<typeof FirstLinksSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Switching off says what follows, and is done by the second press. */
export const SwitchingOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('počkajú');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Nechať tak' }));
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Vypnúť čakanie' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
  },
};

export const Off: Story = {
  args: { isOn: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Failed: Story = { args: { failure: 'Nepodarilo sa. Na webe sa nezmenilo nič.' } };
