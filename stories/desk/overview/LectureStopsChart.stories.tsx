import type { Meta, StoryObj } from '@storybook/react-vite';
import { LectureStopsChart } from '#src/components/desk/overview/LectureStopsChart.tsx';
import { lectureStops } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/LectureStopsChart',
  component: LectureStopsChart,
  args: { stops: lectureStops },
} satisfies Meta<typeof LectureStopsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FewPeople: Story = { args: { stops: { ...lectureStops, opened: 7, completed: null } } };

export const OneOrTwo: Story = { args: { stops: { ...lectureStops, opened: null, completed: null } } };

export const Nobody: Story = { args: { stops: { ...lectureStops, opened: 0, completed: 0 } } };

export const OnPhone: Story = { tags: ['phone'] };
