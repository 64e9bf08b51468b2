import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopiedLink } from '#src/components/playground/CopiedLink.tsx';

const meta = {
  title: 'playground/CopiedLink',
  component: CopiedLink,
  args: { link: null as string | null },
  decorators: [(Story) => <div className="bg-code text-code-text">{Story()}</div>],
} satisfies Meta<typeof CopiedLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link is chosen already. */
export const ByHand: Story = {
  args: { link: 'https://prvyriadok.sk/skus#1dAbCdEfq1YqLS1SslLyyC8tUtJRykvMTQUA' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: /skopíruj/ });
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(args.link?.length);
  },
};

export const TooLong: Story = { args: { isTooLong: true } };
