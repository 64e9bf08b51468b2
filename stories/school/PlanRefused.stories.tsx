import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanRefused } from '#src/components/school/PlanRefused.tsx';

const meta = {
  title: 'school/PlanRefused',
  component: PlanRefused,
} satisfies Meta<typeof PlanRefused>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
