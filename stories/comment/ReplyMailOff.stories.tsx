import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplyMailOff } from '#src/components/comment/ReplyMailOff.tsx';
import { site } from '#src/site.ts';

const action = { name: 'Vypnúť e-maily o\u00A0odpovediach' };

const meta = {
  title: 'comment/ReplyMailOff',
  component: ReplyMailOff,
  parameters: { layout: 'fullscreen' },
  args: { state: 'question', onTurnOff: fn() },
} satisfies Meta<typeof ReplyMailOff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', action));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', action));
    await expect(args.onTurnOff).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('už nebudú chodiť');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { state: 'invalid' },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tento odkaz neplatí.');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Niečo sa nepodarilo, skús to prosím neskôr');
    await userEvent.click(canvas.getByRole('button', action));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};
