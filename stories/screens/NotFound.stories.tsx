import type { Meta } from '@storybook/react-vite';
import { NotFoundScreen } from '#src/components/ui/NotFoundScreen.tsx';
import { paths } from '#src/domain/paths.ts';
import { screen } from './screen.tsx';

const meta = {
  title: 'screens/NotFound',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const notFound = <NotFoundScreen homeHref={paths.home()} coursesHref={paths.courses()} />;

export const Default = screen('/nikde', notFound);

export const SignedIn = screen('/nikde', notFound, { isSignedIn: true });
