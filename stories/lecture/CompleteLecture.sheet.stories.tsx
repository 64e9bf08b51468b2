import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompleteLecture } from '#src/components/lecture/CompleteLecture.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'lecture/CompleteLecture/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const following = { kind: 'lecture', name: 'Malá kalkulačka', href: '/lekcia/kalkulacka' } as const;

export const Default: StoryObj = stateSheet({
  isWide: true,
  states: { completed: { state: 'completed' } },
  render: ({ state }) => (
    <CompleteLecture
      state={state ?? 'open'}
      following={following}
      onChange={fn()}
      onGoOn={fn()}
      onShowShortcuts={fn()}
    />
  ),
});
