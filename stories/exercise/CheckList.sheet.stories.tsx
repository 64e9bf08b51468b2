import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList, checkListVariants } from '#src/components/exercise/CheckList.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'exercise/CheckList/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: checkListVariants,
  isStill: true,
  render: ({ state = 'untouched' }) => (
    <CheckList title="Čo má program urobiť" checks={[{ name: 'Vypíše tri riadky', state }]} />
  ),
});
