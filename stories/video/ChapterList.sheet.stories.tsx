import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChapterList } from '#src/components/video/ChapterList.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'video/ChapterList/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const chapters = [
  { start: 0, title: 'Čo budeš potrebovať' },
  { start: 16.6, title: 'Päť riadkov programu' },
];

export const Default: StoryObj = stateSheet({
  states: { current: { currentTime: 20 } },
  render: (given) => <ChapterList {...given} chapters={chapters} onSeek={fn()} />,
});
