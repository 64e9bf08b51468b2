import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationLink } from '#src/components/ui/NavigationLink.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/NavigationLink/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: { current: { currentPath: '/kurzy' } },
  render: ({ currentPath = '/' }) => (
    <NavigationLink href="/kurzy" currentPath={currentPath}>
      Kurzy
    </NavigationLink>
  ),
});
