import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClassGrid } from '#src/components/school/ClassGrid.tsx';
import { classGroups } from '#src/domain/classTable.ts';
import { classOf } from '#stories/fixtures/school.ts';

const meta = {
  title: 'school/ClassGrid',
  component: ClassGrid,
  args: { groups: classGroups(classOf(3), null), members: classOf(3).members, onRemove: fn() },
} satisfies Meta<typeof ClassGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odobrať z\u00A0triedy: Bea Nagyová' }));
    await expect(args.onRemove).toHaveBeenCalledWith(classOf(3).members[1]);
  },
};

export const OneChapter: Story = { args: { groups: classGroups(classOf(3), 'ch2') } };

export const Phone: Story = { tags: ['phone'] };
