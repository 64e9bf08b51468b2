import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosedPlan } from '#src/components/school/ClosedPlan.tsx';

const meta = {
  title: 'school/ClosedPlan',
  component: ClosedPlan,
  args: { courseSlug: 'java-kurz' },
} satisfies Meta<typeof ClosedPlan>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
