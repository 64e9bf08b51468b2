import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleSightTable } from '#src/components/desk/people/RoleSightTable.tsx';

const meta = { title: 'desk/people/RoleSightTable', component: RoleSightTable } satisfies Meta<typeof RoleSightTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
