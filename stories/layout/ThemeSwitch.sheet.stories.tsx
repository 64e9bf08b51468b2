import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'layout/ThemeSwitch/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: { light: { setting: 'LIGHT' }, dark: { setting: 'DARK' } },
  render: ({ setting }) => <ThemeSwitch setting={setting ?? 'AUTO'} isSystemDark={false} onChange={fn()} />,
});
