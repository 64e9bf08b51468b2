import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataSection } from '#src/components/ui/DataSection.tsx';

const meta = {
  title: 'ui/DataSection',
  component: DataSection<string[]>,
  args: {
    status: 'ready',
    data: ['Premenné', 'Podmienka', 'Cyklus'],
    children: (names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof DataSection<string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  args: { status: 'loading', data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Načítavame…');
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { status: 'error', data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nepodarilo sa načítať');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ErrorWithRetry: Story = {
  args: { status: 'error', data: undefined, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A later load failed: what was shown stays. */
export const ErrorBehindData: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Podmienka')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
