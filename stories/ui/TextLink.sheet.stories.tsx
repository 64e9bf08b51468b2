import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/TextLink/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  render: () => <TextLink href="/kurzy">Pozrieť všetky kurzy</TextLink>,
});
