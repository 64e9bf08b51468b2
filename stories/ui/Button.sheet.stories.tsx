import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, buttonVariants } from '#src/components/ui/Button.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/Button/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const grounds: Record<string, string> = {
  inverted: 'bg-footer [--accent-text:var(--footer-text)]',
  onCourse: 'bg-course',
  onCourseQuiet: 'bg-course',
};

export const Default: StoryObj = stateSheet({
  variants: buttonVariants,
  states: { disabled: { state: 'disabled' }, busy: { state: 'busy' } },
  groundOf: ({ kind }) => grounds[kind ?? ''],
  render: (look) => <Button {...look}>Uložiť</Button>,
});
