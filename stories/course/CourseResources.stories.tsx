import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseResources } from '#src/components/course/CourseResources.tsx';
import { courseWithoutResources, javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/CourseResources',
  component: CourseResources,
  parameters: { layout: 'fullscreen' },
  args: { course: javaCourse },
} satisfies Meta<typeof CourseResources>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };

export const Empty: Story = { args: { course: courseWithoutResources } };
