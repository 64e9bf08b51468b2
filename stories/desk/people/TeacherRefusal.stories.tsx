import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TeacherRefusal } from '#src/components/desk/people/TeacherRefusal.tsx';

const meta = {
  title: 'desk/people/TeacherRefusal',
  component: TeacherRefusal,
  args: { name: 'Hana Kováčová', state: 'ready', failure: null, onRefuse: fn(), onClose: fn() },
} satisfies Meta<typeof TeacherRefusal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const refuse = screen.getByRole('button', { name: 'Odmietnuť a poslať dôvod' });
    await userEvent.click(refuse);
    await expect(args.onRefuse).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Dôvod'), 'Školu sme nenašli.');
    await userEvent.click(refuse);
    await expect(args.onRefuse).toHaveBeenCalledWith('Školu sme nenašli.');
  },
};

export const Failed: Story = { tags: ['phone'], args: { failure: 'Nepodarilo sa odpovedať. Nič sa nezmenilo.' } };
