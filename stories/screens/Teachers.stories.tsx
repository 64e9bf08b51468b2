import type { Meta } from '@storybook/react-vite';
import { TeacherRequestForm } from '#src/components/school/TeacherRequestForm.tsx';
import { TeachersView } from '#src/components/school/TeachersView.tsx';
import { paths } from '#src/domain/paths.ts';
import { notAsked } from '#stories/fixtures/school.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Teachers',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

export const Default = screen(
  paths.teachers(),
  <TeachersView>
    <TeacherRequestForm teaching={notAsked} state="ready" onAsk={nothing} onWithdraw={nothing} />
  </TeachersView>,
  { isSignedIn: true },
);
