import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskGate } from '#src/components/desk/frame/DeskGate.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/frame/DeskGate',
  component: DeskGate,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'anonymous',
    email: null,
    signInHref: '/login/%2Fadmin',
    homeHref: '/',
    onSignInAsOther: nothing,
    onRetry: nothing,
  },
} satisfies Meta<typeof DeskGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const NoRole: Story = { tags: ['phone'], args: { state: 'no-role', email: 'jana@example.org' } };

export const Failed: Story = { args: { state: 'error', email: 'jana@example.org' } };
