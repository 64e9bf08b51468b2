import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextDiff } from '#src/components/desk/TextDiff.tsx';
import { diffTexts } from '#src/domain/desk/diffTexts.ts';
import { changedText, lectureText } from '#stories/fixtures/deskEditor.ts';

const meta = {
  title: 'desk/TextDiff',
  component: TextDiff,
  args: { runs: diffTexts(lectureText, changedText) },
} satisfies Meta<typeof TextDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Same: Story = { args: { runs: diffTexts(lectureText, lectureText) } };
