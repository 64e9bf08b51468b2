import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClassView } from '#src/components/school/ClassView.tsx';
import { classOf } from '#stories/fixtures/school.ts';

const meta = {
  title: 'school/ClassView',
  component: ClassView,
  args: {
    table: classOf(8),
    host: 'prvyriadok.sk',
    chapterId: null,
    onChapter: fn(),
    isCopied: false,
    onCopy: fn(),
    onPrint: fn(),
    onRemove: fn(),
    onRenew: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ClassView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Čo ukázať'), 'ch2');
    await expect(args.onChapter).toHaveBeenCalledWith('ch2');
    await userEvent.click(canvas.getByRole('button', { name: 'Kopírovať odkaz' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { table: classOf(0) } };

export const EmptyOnPhone: Story = { tags: ['phone'], args: { table: classOf(0) } };

export const Thirty: Story = { args: { table: classOf(30), chapterId: 'ch1' } };

export const OnPhone: Story = { tags: ['phone'], args: { chapterId: 'ch1', isCopied: true } };
