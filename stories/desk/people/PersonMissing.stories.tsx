import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonMissing } from '#src/components/desk/people/PersonMissing.tsx';

const meta = {
  title: 'desk/people/PersonMissing',
  component: PersonMissing,
  args: { listHref: '/admin/ludia' },
} satisfies Meta<typeof PersonMissing>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
