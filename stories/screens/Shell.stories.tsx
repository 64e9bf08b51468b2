import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from '#src/components/ui/ErrorScreen.tsx';
import { paths } from '#src/domain/paths.ts';
import { screen } from './screen.tsx';

const meta = {
  title: 'screens/Shell',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

/** Any page whose data or code failed. */
export const Default = screen(paths.courses(), <ErrorScreen homeHref={paths.home()} />);

export const SignedIn = screen(paths.courses(), <ErrorScreen homeHref={paths.home()} />, { isSignedIn: true });

/** When not even the frame can be shown. */
export const WithoutFrame: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <ErrorScreen homeHref={paths.home()} />
    </main>
  ),
};
