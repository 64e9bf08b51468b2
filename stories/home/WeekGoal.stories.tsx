import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WeekGoal } from '#src/components/home/WeekGoal.tsx';
import { goal } from '#stories/fixtures/learnerHome.ts';

const meta = {
  title: 'home/WeekGoal',
  component: WeekGoal,
  args: { ...goal, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-95">
        <h1 className="sr-only">Domov</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof WeekGoal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Zmeniť cieľ' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(canvas.getByRole('button', { name: /^3\s+dni/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^5\s+dní/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(5);
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Bez cieľa' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
};

export const NoGoal: Story = {
  args: { days: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zvoliť si cieľ' })).toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmeniť cieľ' }));
  },
};

export const OpenOnPhone: Story = { ...Open, tags: ['phone'] };

/** What is chosen already is no choice. */
export const TheSame: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmeniť cieľ' }));
    await userEvent.click(canvas.getByRole('button', { name: /^3\s+dni/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { state: 'busy' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmeniť cieľ' }));
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Offline: Story = { args: { state: 'offline' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ostáva, ako bol');
  },
};
