import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorFrame } from '#src/components/desk/content/EditorFrame.tsx';
import { EditorPresence } from '#src/components/desk/content/EditorPresence.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { SaveState } from '#src/components/desk/kit/SaveState.tsx';
import { editorParts } from '#stories/fixtures/deskEditor.ts';

const meta = {
  title: 'desk/content/EditorFrame',
  component: EditorFrame,
  args: {
    name: 'Podmienka if a else',
    parts: editorParts,
    saveState: <SaveState state="saved" savedAt="12:03" />,
    presence: <EditorPresence others={['Peter Kmeť']} />,
    liveHref: '/kurzy/programovanie-od-nuly/lekcia/podmienka',
    children: <p className="p-4">Text</p>,
  },
} satisfies Meta<typeof EditorFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = { args: { notes: <DeskNote tone="warn">Si offline.</DeskNote>, liveHref: null } };

export const OnPhone: Story = { tags: ['phone'] };
