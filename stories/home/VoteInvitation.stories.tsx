import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoteInvitation } from '#src/components/home/VoteInvitation.tsx';

const meta = {
  title: 'home/VoteInvitation',
  component: VoteInvitation,
  args: { href: '/kurzy#dalsi-kurz' },
  decorators: [
    (Story) => (
      <div className="grid max-w-90">
        <h2 className="sr-only">Kurzy</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof VoteInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };
