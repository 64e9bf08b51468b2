import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RoleCards } from '#src/components/desk/people/RoleCards.tsx';

const meta = {
  title: 'desk/people/RoleCards',
  component: RoleCards,
  args: { chosen: ['LECTURER', 'ADMIN'], fixed: { ADMIN: 'podľa nastavenia servera' }, onChange: fn() },
} satisfies Meta<typeof RoleCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands fixed cannot be pressed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Pokladnica/ }));
    await expect(args.onChange).toHaveBeenCalledWith('TREASURER', true);
    await expect(canvas.getByRole('checkbox', { name: /Správa/ })).toBeDisabled();
  },
};

export const NoneChosen: Story = {
  tags: ['phone'],
  args: { chosen: [], fixed: {}, error: 'Zaškrtni aspoň jednu rolu.' },
};
