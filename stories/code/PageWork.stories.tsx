import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { PageWork } from '#src/components/code/PageWork.tsx';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'code/PageWork',
  component: PageWork,
  args: {
    id: 'kod',
    name: 'hra.js',
    isEditing: false,
    children: <ProgramLines title="hra.js" html={program.html} />,
    preview: <PagePreview place={null} isEmpty />,
  },
  decorators: [(Story) => <div className="bg-code">{Story()}</div>],
} satisfies Meta<typeof PageWork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Editing: Story = {
  args: { isEditing: true, children: <PlainEditor code={program.code} onChange={fn()} onRun={fn()} /> },
};

export const OnPhone: Story = { tags: ['phone'] };
