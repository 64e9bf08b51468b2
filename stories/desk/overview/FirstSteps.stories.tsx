import type { Meta, StoryObj } from '@storybook/react-vite';
import { FirstSteps } from '#src/components/desk/overview/FirstSteps.tsx';

const course = { id: 'rozhodovanie', name: 'Rozhodovanie' };

const meta = {
  title: 'desk/overview/FirstSteps',
  component: FirstSteps,
  args: { steps: { page: { id: 'ema-cierna', isDone: false }, course, lecture: null } },
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nothing: Story = { args: { steps: { page: null, course: null, lecture: null } } };

export const OnlyPublication: Story = {
  args: {
    steps: {
      page: { id: 'ema-cierna', isDone: true },
      course,
      lecture: { id: 'vek', name: 'Kto smie do kina a\u00A0kto ešte musí chvíľu počkať' },
    },
  },
};

export const OnPhone: Story = { tags: ['phone'] };
