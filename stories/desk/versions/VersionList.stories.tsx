import type { Meta, StoryObj } from '@storybook/react-vite';
import { VersionList } from '#src/components/desk/versions/VersionList.tsx';
import { versions } from '#stories/fixtures/deskEditor.ts';

const meta = {
  title: 'desk/versions/VersionList',
  component: VersionList,
  args: { versions, current: 13, hrefOf: (id) => `#${id}` },
} satisfies Meta<typeof VersionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
