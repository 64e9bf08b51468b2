import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLine, pageLineVariants } from '#src/components/home/PageLine.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'home/PageLine/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: pageLineVariants,
  isStill: true,
  render: (look) => (
    <PageLine {...look} number={4} title="Kurzy" more={{ name: 'Všetky kurzy', href: '/kurzy' }}>
      <p>Obsah</p>
    </PageLine>
  ),
});
