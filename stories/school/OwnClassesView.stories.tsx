import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnClassesView } from '#src/components/school/OwnClassesView.tsx';
import { opened } from '#stories/fixtures/school.ts';

const own = { ...opened, memberName: 'Nina Šimková' };

const meta = {
  title: 'school/OwnClassesView',
  component: OwnClassesView,
  args: { items: [own, { ...own, id: 'c2', name: 'Krúžok v\u00A0piatok' }], leaving: null, onLeave: fn() },
} satisfies Meta<typeof OwnClassesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [leave] = canvas.getAllByRole('button', { name: 'Odísť z\u00A0triedy' });
    if (!leave) throw new Error('There is no way out.');
    await userEvent.click(leave);
    await expect(args.onLeave).toHaveBeenCalledWith(own);
  },
};

export const Failed: Story = { tags: ['phone'], args: { leaving: { id: 'c1', state: 'failed' } } };
