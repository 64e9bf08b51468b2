import type { Meta, StoryObj } from '@storybook/react-vite';
import { StopsChart } from '#src/components/desk/overview/StopsChart.tsx';
import { stops } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/StopsChart',
  component: StopsChart,
  args: {
    stops,
    hrefOfCourse: (id: string) => `/admin/prehlad/kurzy?kurz=${id}`,
    hrefOfLecture: (id) => `/admin/prehlad/kurzy/${id}`,
  },
} satisfies Meta<typeof StopsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FewPeople: Story = { args: { stops: { ...stops, started: 7 } } };

export const OneOrTwo: Story = { args: { stops: { ...stops, started: null } } };

export const Empty: Story = {
  args: { stops: { ...stops, courses: [], course: null, started: 0, lectures: [] } },
};

export const NobodyYet: Story = { args: { stops: { ...stops, started: 0 } } };

export const OnPhone: Story = { tags: ['phone'] };
