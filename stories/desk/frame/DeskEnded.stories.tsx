import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskEnded } from '#src/components/desk/frame/DeskEnded.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';

const meta = {
  title: 'desk/frame/DeskEnded',
  component: DeskEnded,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, signInHref: '/login/%2Fadmin' },
  render: (args) => (
    <>
      <DeskPage title="Martin Hruška">martin.hruska@example.sk</DeskPage>
      <DeskEnded {...args} />
    </>
  ),
} satisfies Meta<typeof DeskEnded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
