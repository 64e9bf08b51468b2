import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TeacherRequestTable } from '#src/components/desk/people/TeacherRequestTable.tsx';
import { teacherRequests } from '#stories/fixtures/school.ts';

const meta = {
  title: 'desk/people/TeacherRequestTable',
  component: TeacherRequestTable,
  args: { requests: teacherRequests, busyId: null, onGive: fn(), onRefuse: fn() },
} satisfies Meta<typeof TeacherRequestTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [give] = canvas.getAllByRole('button', { name: 'Dať rolu' });
    const [refuse] = canvas.getAllByRole('button', { name: 'Odmietnuť' });
    if (!give || !refuse) throw new Error('A row has no buttons.');
    await userEvent.click(give);
    await expect(args.onGive).toHaveBeenCalledWith(teacherRequests[0]);
    await userEvent.click(refuse);
    await expect(args.onRefuse).toHaveBeenCalledWith(teacherRequests[0]);
  },
};

export const Busy: Story = { tags: ['phone'], args: { busyId: 't1' } };
