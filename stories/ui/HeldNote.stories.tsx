import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeldNote } from '#src/components/ui/HeldNote.tsx';

const meta = { title: 'ui/HeldNote', component: HeldNote, args: { reason: 'link' } } satisfies Meta<typeof HeldNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Repeated: Story = { args: { reason: 'repeat' } };

export const OnPhone: Story = { tags: ['phone'] };
