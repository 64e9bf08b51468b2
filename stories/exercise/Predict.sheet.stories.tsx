import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Predict, predictVariants } from '#src/components/exercise/Predict.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'exercise/Predict/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const guesses = { open: null, right: '12', own: '7', other: '7' };

export const Default: StoryObj = stateSheet({
  variants: predictVariants,
  isStill: true,
  isWide: true,
  render: ({ state = 'open' }, field) => (
    <Predict
      title={`vreckove.js ${field}`}
      options={['12', '7', '3 * 4']}
      output="12"
      guess={guesses[state]}
      onGuess={fn()}
      onAgain={fn()}
    >
      {null}
    </Predict>
  ),
});
