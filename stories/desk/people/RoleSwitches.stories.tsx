import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleSwitches } from '#src/components/desk/people/RoleSwitches.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/people/RoleSwitches',
  component: RoleSwitches,
  args: { given: ['EDITOR'], isAdminByServer: false, isSelf: false, onSwitch: nothing },
} satisfies Meta<typeof RoleSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByServer: Story = { args: { given: [], isAdminByServer: true } };

export const Self: Story = { args: { given: ['ADMIN'], isSelf: true } };
