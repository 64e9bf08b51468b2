import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'desk/kit/DeskNote',
  component: DeskNote,
  args: { children: 'Od 1. do 24. decembra zlacní Java Kurz o\u00A030\u00A0%.' },
} satisfies Meta<typeof DeskNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { tags: ['phone'], args: { tone: 'danger', children: longSentence } };
