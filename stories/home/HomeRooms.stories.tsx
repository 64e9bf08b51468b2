import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeRooms } from '#src/components/home/HomeRooms.tsx';

const meta = {
  title: 'home/HomeRooms',
  component: HomeRooms,
  args: {
    who: 'unknown',
    learner: <p>Pokračuj riadkom 5</p>,
    children: <p>Každý program sa začal jedným riadkom</p>,
  },
} satisfies Meta<typeof HomeRooms>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is known: the page of a visitor. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pokračuj riadkom 5')).not.toBeVisible();
    await expect(canvas.getByText('Každý program sa začal jedným riadkom')).toBeVisible();
  },
};

/** A session is being opened. */
export const SessionKept: Story = {
  decorators: (Story) => (
    <div className="session">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pokračuj riadkom 5')).toBeVisible();
    await expect(canvas.getByText('Každý program sa začal jedným riadkom')).not.toBeVisible();
  },
};

/** Whatever the page had presumed. */
export const Visitor: Story = {
  ...SessionKept,
  args: { who: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Pokračuj riadkom 5')).toBeNull();
    await expect(canvas.getByText('Každý program sa začal jedným riadkom')).toBeVisible();
  },
};

export const Learner: Story = {
  args: { who: 'learner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pokračuj riadkom 5')).toBeVisible();
    await expect(canvas.queryByText('Každý program sa začal jedným riadkom')).toBeNull();
  },
};
