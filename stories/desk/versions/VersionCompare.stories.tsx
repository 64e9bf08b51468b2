import type { Meta, StoryObj } from '@storybook/react-vite';
import { VersionCompare } from '#src/components/desk/versions/VersionCompare.tsx';

const meta = {
  title: 'desk/versions/VersionCompare',
  component: VersionCompare,
  args: { list: <p>Verzie</p>, children: <p>Rozdiel</p> },
} satisfies Meta<typeof VersionCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
