import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LateRoom } from '#src/components/page/LateRoom.tsx';

const meta = {
  title: 'page/LateRoom',
  component: LateRoom,
  args: { id: 'komentare', kind: 'comments', children: null },
} satisfies Meta<typeof LateRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves when it is filled. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#komentare')?.clientHeight).toBeGreaterThan(200);
  },
};

export const Filled: Story = { args: { children: <p>Zatiaľ je tu ticho.</p> } };

export const Reviews: Story = { args: { id: 'hodnotenia', kind: 'reviews' } };
