import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinksPanel } from '#src/components/desk/words/LinksPanel.tsx';
import { heldComment } from '#stories/fixtures/deskWords.ts';

const meta = {
  title: 'desk/words/LinksPanel',
  component: LinksPanel,
  args: { links: heldComment.links },
} satisfies Meta<typeof LinksPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The host and the whole address are read without a press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://prehladne-cykly.example/for')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Otvoriť stránku/ })).toHaveAttribute('target', '_blank');
  },
};

export const OtherWords: Story = {
  args: {
    links: [
      { host: 'zle.example', address: 'https://zle.example/prihlasenie?dalej=prvyriadok', text: 'prvyriadok.sk' },
      { host: 't.me', address: 'https://t.me/kurzy', text: null },
    ],
  },
};

export const OnPhone: Story = { tags: ['phone'] };
