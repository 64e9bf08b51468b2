import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill, pillVariants } from '#src/components/ui/Pill.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/Pill/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: pillVariants,
  isStill: true,
  render: ({ tone = 'accent' }) => <Pill tone={tone}>ukážka zadarmo</Pill>,
});
