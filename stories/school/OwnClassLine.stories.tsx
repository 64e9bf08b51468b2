import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnClassLine } from '#src/components/school/OwnClassLine.tsx';
import { opened } from '#stories/fixtures/school.ts';

const meta = {
  title: 'school/OwnClassLine',
  component: OwnClassLine,
  args: { own: { ...opened, memberName: 'Nina Šimková' }, state: 'ready', onLeave: fn() },
} satisfies Meta<typeof OwnClassLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odísť z\u00A0triedy' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { tags: ['phone'], args: { state: 'failed' } };
