import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextDiff } from '#src/components/desk/versions/TextDiff.tsx';
import { diffTexts } from '#src/domain/desk/versions/diffTexts.ts';
import { changedText, lectureText } from '#stories/fixtures/deskEditor.ts';

const meta = {
  title: 'desk/versions/TextDiff',
  component: TextDiff,
  args: { runs: diffTexts(lectureText, changedText) },
} satisfies Meta<typeof TextDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Same: Story = { args: { runs: diffTexts(lectureText, lectureText) } };
