import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSegments } from '#src/components/desk/kit/DeskSegments.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskSegments',
  component: DeskSegments<'three' | 'one'>,
  args: {
    label: 'Pohľad',
    value: 'three',
    choices: [
      { value: 'three', name: 'Tri stĺpce' },
      { value: 'one', name: 'Len spojené' },
    ],
    onChange: nothing,
  },
} satisfies Meta<typeof DeskSegments<'three' | 'one'>>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
