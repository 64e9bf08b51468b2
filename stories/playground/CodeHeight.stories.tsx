import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { CodeHeight } from '#src/components/playground/CodeHeight.tsx';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'playground/CodeHeight',
  component: CodeHeight,
  args: { children: <PlainEditor code={program.code} lines={program.html} onChange={fn()} onRun={fn()} /> },
  decorators: [(Story) => <div className="bg-code text-code-text">{Story()}</div>],
} satisfies Meta<typeof CodeHeight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As high as the other one. */
export const Long: Story = {
  args: { children: <PlainEditor code={'a = 1\n'.repeat(40)} onChange={fn()} onRun={fn()} /> },
};
