import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';

const meta = {
  title: 'layout/ThemeSwitch',
  component: ThemeSwitch,
  args: { setting: 'AUTO', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Light: Story = { args: { setting: 'LIGHT' } };

export const Dark: Story = { args: { setting: 'DARK' } };

/** Before the browser has read its setting: no icon, the same size. */
export const NotSet: Story = {
  args: { setting: 'NOT-SET' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith('LIGHT');
  },
};

/** Each press goes one setting on: light, dark, automatic, light again. */
export const Cycles: Story = {
  args: { setting: 'LIGHT' },
  render: function Cycling({ setting, onChange }) {
    const [current, setCurrent] = useState(setting);
    return (
      <ThemeSwitch
        setting={current}
        onChange={(next) => {
          setCurrent(next);
          onChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const [name, next] of [
      ['svetlá', 'DARK'],
      ['tmavá', 'AUTO'],
      ['automatická', 'LIGHT'],
    ]) {
      await expect(button).toHaveAccessibleName(expect.stringContaining(`Téma: ${name}`));
      await userEvent.click(button);
      await expect(args.onChange).toHaveBeenLastCalledWith(next);
    }
    await expect(button).toHaveAccessibleName(expect.stringContaining('Téma: svetlá'));
  },
};
