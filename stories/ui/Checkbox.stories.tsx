import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { isChecked: false, label: 'Analytické cookies', onChange: fn() },
  render: function Ticked(args) {
    const [isChecked, setChecked] = useState(args.isChecked);
    return (
      <Checkbox
        {...args}
        isChecked={isChecked}
        onChange={(next) => {
          setChecked(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Analytické cookies' });
    await step('The label ticks the box', async () => {
      await userEvent.click(canvas.getByText('Analytické cookies'));
      await expect(box).toBeChecked();
    });
    await step('The space bar clears it', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
};

export const Checked: Story = { args: { isChecked: true } };

export const WithDescription: Story = {
  args: { description: 'Povedia nám, ktoré lekcie sú čítané a kde sa strácaš. Meno ani e-mail v nich nie sú.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Povedia nám/);
  },
};

/** The error stands where the explanation stood. */
export const Failed: Story = {
  name: 'Error',
  args: { description: 'Nepovinné.', error: 'Bez tohto súhlasu ti novinky nemôžeme poslať.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(args.error ?? '');
  },
};

export const LabelElement: Story = {
  args: {
    label: undefined,
    labelElement: (
      <>
        Súhlasím so{' '}
        <a href="/gdpr.pdf" className="text-accent-text underline">
          spracúvaním osobných údajov
        </a>
      </>
    ),
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Analytické cookies'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DisabledChecked: Story = {
  args: {
    isChecked: true,
    isDisabled: true,
    label: 'Potrebné cookies',
    description: 'Bez nich by ťa stránka nespoznala ako prihláseného človeka.',
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { label: longSentence, description: `${longSentence} ${unbreakableWord}` },
};
