import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConflictView } from '#src/components/desk/versions/ConflictView.tsx';
import { collision, merge } from '#stories/fixtures/deskEditor.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/versions/ConflictView',
  component: ConflictView,
  args: {
    merge,
    choices: {},
    onChoose: nothing,
    theirs: { name: 'Peter Kmeť', at: '12:01' },
    state: 'ready',
    onSave: nothing,
    onDiscard: nothing,
  },
} satisfies Meta<typeof ConflictView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Decided: Story = {
  args: { choices: { 'data.name': { take: 'theirs' }, [collision]: { take: 'other', text: 'Inak.' } } },
};

export const Failed: Story = { args: { state: 'failed' } };

export const OnPhone: Story = { tags: ['phone'] };
