import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WayOnBand } from '#src/components/home/WayOnBand.tsx';
import { wayAfterAll, wayIn, wayOnOfGuest, wayOnward } from '#stories/fixtures/learnerHome.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/WayOnBand',
  component: WayOnBand,
  parameters: { layout: 'fullscreen' },
  args: wayOnward,
  decorators: (Story) => (
    <div className="page">
      <Story />
    </div>
  ),
} satisfies Meta<typeof WayOnBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pokračuj riadkom 5: Hodnoty a ich typy');
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute('href', args.href);
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Guest: Story = { args: wayOnOfGuest };

export const NothingBegun: Story = { args: wayIn };

export const AllDone: Story = { args: wayAfterAll };

export const AnotherCourse: Story = { args: { illustration: 'sql' } };

export const LongNames: Story = { args: { title: longTitle, text: longTitle }, tags: ['phone'] };
