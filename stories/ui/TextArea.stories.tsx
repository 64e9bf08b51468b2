import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { eightLines, longParagraph, longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'Tvoja správa', value: '', onChange: fn() },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextArea
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tvoja správa' });
    const height = field.offsetHeight;
    await userEvent.type(field, 'jeden{Enter}dva{Enter}tri{Enter}štyri');
    await expect(args.onChange).toHaveBeenLastCalledWith('jeden\ndva\ntri\nštyri');
    await expect(field.offsetHeight).toBeGreaterThan(height);
  },
};

export const Hint: Story = {
  args: { hint: 'Odpovedáme do dvoch dní.' },
};

export const FilledCounter: Story = { args: { value: longParagraph, limit: 2000 } };

/** Eight lines in six rows: the rest scrolls. */
export const FullHeight: Story = { args: { value: eightLines } };

export const MoreRows: Story = { args: { value: eightLines, maxRows: 10 } };

export const Failed: Story = {
  name: 'Error',
  args: { error: 'Správa je prázdna. Napíš nám aspoň pár slov.', limit: 2000 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Správa je prázdna/);
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { label: longSentence, value: `${longParagraph} ${unbreakableWord}`, hint: longSentence, limit: 2000 },
};
