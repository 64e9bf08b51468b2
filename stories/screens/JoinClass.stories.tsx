import type { Meta } from '@storybook/react-vite';
import { JoinClassView } from '#src/components/school/JoinClassView.tsx';
import { paths } from '#src/domain/paths.ts';
import { opened } from '#stories/fixtures/school.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/JoinClass',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

export const Default = screen(
  paths.joinClass('K7M2-P4'),
  <JoinClassView
    code="K7M2-P4"
    opened={opened}
    knownName="Nina Šimková"
    signInHref={null}
    state="ready"
    hasLeft={false}
    onOpen={nothing}
    onJoin={nothing}
    onLeave={nothing}
  />,
  { isSignedIn: true },
);
