import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleBadge } from '#src/components/desk/people/RoleBadge.tsx';
import { rolesInOrder } from '#src/domain/desk/people/roleSight.ts';

const meta = {
  title: 'desk/people/RoleBadge',
  component: RoleBadge,
  args: { role: 'LECTURER' },
} satisfies Meta<typeof RoleBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <p className="flex flex-wrap gap-2">
      {rolesInOrder.map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </p>
  ),
};
