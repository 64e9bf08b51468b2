import type { Meta, StoryObj } from '@storybook/react-vite';
import { VersionNoteDialog } from '#src/components/desk/versions/VersionNoteDialog.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/versions/VersionNoteDialog',
  component: VersionNoteDialog,
  args: { isOpen: true, onSave: nothing, onClose: nothing },
} satisfies Meta<typeof VersionNoteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
