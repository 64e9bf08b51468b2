import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';

const meta = {
  title: 'layout/ThemeSwitch',
  component: ThemeSwitch,
  args: { setting: 'AUTO', isSystemDark: false, onChange: fn() },
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
    await expect(args.onChange).toHaveBeenCalledWith('DARK');
  },
};

/** Each press goes one setting on: in a light system from light to automatic, then dark, then light again. */
export const Cycles: Story = {
  args: { setting: 'LIGHT' },
  render: function Cycling({ setting, isSystemDark, onChange }) {
    const [current, setCurrent] = useState(setting);
    return (
      <ThemeSwitch
        setting={current}
        isSystemDark={isSystemDark}
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
      ['svetlý', 'AUTO'],
      ['automatický', 'DARK'],
      ['tmavý', 'LIGHT'],
    ]) {
      await expect(button).toHaveAccessibleName(expect.stringContaining(`Vzhľad: ${name}`));
      await userEvent.click(button);
      await expect(args.onChange).toHaveBeenLastCalledWith(next);
    }
    await expect(button).toHaveAccessibleName(expect.stringContaining('Vzhľad: svetlý'));
  },
};
