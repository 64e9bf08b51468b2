import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EarlySearch } from '#src/components/search/EarlySearch.tsx';

const meta = {
  title: 'search/EarlySearch',
  component: EarlySearch,
  parameters: { layout: 'fullscreen' },
  args: { onType: fn(), onClose: fn() },
} satisfies Meta<typeof EarlySearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('textbox', { name: 'Čo hľadáš?' })).toHaveFocus();
    await userEvent.keyboard('cyk');
    await expect(args.onType).toHaveBeenLastCalledWith('cyk');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
