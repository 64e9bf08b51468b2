import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ContentFindings } from '#src/components/desk/content/ContentFindings.tsx';
import { findings } from '#stories/fixtures/deskEditor.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/ContentFindings',
  component: ContentFindings,
  args: { findings, readingMinutes: 13, checking: 'ready', onCheck: nothing, onFinding: nothing },
} satisfies Meta<typeof ContentFindings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingFound: Story = { args: { findings: [] } };

export const Failed: Story = { args: { findings: null, readingMinutes: null, checking: 'failed' } };

export const LeadsThere: Story = {
  args: { onFinding: fn() },
  play: async ({ args, canvas }) => {
    const [first] = findings.filter(({ line, field }) => line !== null || field !== null);
    if (!first) throw new Error('No finding has a place.');
    await userEvent.click(canvas.getByRole('button', { name: first.title }));
    await expect(args.onFinding).toHaveBeenCalledWith(first);
  },
};
