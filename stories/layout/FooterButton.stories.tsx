import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FooterButton } from '#src/components/layout/FooterButton.tsx';

const meta = {
  title: 'layout/FooterButton',
  component: FooterButton,
  args: { id: 'nastavenia-cookies', isReady: true, onPress: fn(), children: 'Nastavenia cookies' },
  decorators: [(Story) => <div className="bg-footer p-5 text-footer-text">{Story()}</div>],
} satisfies Meta<typeof FooterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nastavenia cookies' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const NotReady: Story = {
  args: { isReady: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
