import type { Meta, StoryObj } from '@storybook/react-vite';
import { VersionHead } from '#src/components/desk/versions/VersionHead.tsx';

const meta = {
  title: 'desk/versions/VersionHead',
  component: VersionHead,
  args: { title: '22. 11. 2026 11:47', added: 4, removed: 3, fields: ['data.name'], choice: null, restore: null },
} satisfies Meta<typeof VersionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
