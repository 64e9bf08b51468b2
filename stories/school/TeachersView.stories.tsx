import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeacherRequestForm } from '#src/components/school/TeacherRequestForm.tsx';
import { TeachersView } from '#src/components/school/TeachersView.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { asked } from '#stories/fixtures/school.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'school/TeachersView',
  component: TeachersView,
  args: { children: <ButtonLink href="/login">Prihlásiť sa a&nbsp;požiadať</ButtonLink> },
} satisfies Meta<typeof TeachersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Asked: Story = {
  tags: ['phone'],
  args: { children: <TeacherRequestForm teaching={asked} state="ready" onAsk={nothing} onWithdraw={nothing} /> },
};
