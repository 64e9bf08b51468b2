import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClassesView } from '#src/components/school/ClassesView.tsx';
import { classList } from '#stories/fixtures/school.ts';

const meta = {
  title: 'school/ClassesView',
  component: ClassesView,
  args: { list: classList, state: 'ready', onCreate: fn() },
} satisfies Meta<typeof ClassesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Založiť triedu' }));
    await expect(canvas.getByText('Napíš, ako sa trieda volá.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Názov triedy'), '3.A');
    await userEvent.selectOptions(canvas.getByLabelText('Kurz'), 'SQL Základy');
    await userEvent.click(canvas.getByRole('button', { name: 'Založiť triedu' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ name: '3.A', courseId: 'sql' });
  },
};

export const Empty: Story = { tags: ['phone'], args: { list: { ...classList, items: [] } } };

export const Failed: Story = { args: { state: 'failed' } };
