import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskBadge, deskBadgeVariants } from '#src/components/desk/kit/DeskBadge.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'desk/kit/DeskBadge/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: { tone: deskBadgeVariants.tone },
  states: { filled: { isFilled: true } },
  isStill: true,
  render: (look) => (
    <DeskBadge icon="clock" {...look}>
      Čaká na platbu
    </DeskBadge>
  ),
});
