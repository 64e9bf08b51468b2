import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CopyableLine } from '#src/components/page/CopyableLine.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'page/CopyableLine/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: { copied: { isCopied: true } },
  render: ({ isCopied = false }) => (
    <dl>
      <CopyableLine label="IČO" value="12345678" isCopied={isCopied} onCopy={fn()} />
    </dl>
  ),
});
