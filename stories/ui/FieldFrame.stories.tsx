import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame, fieldClass } from '#src/components/ui/FieldFrame.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/FieldFrame',
  component: FieldFrame,
  args: { id: 'mesto', label: 'Mesto', length: 0, children: null },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  render: (args) => (
    <FieldFrame {...args}>
      <input
        id={args.id}
        aria-describedby={`${args.id}-notes`}
        aria-invalid={args.error ? true : undefined}
        className={fieldClass}
      />
    </FieldFrame>
  ),
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { args: { hint: 'Stačí najbližšie väčšie.' } };

export const Counter: Story = { args: { length: 6, limit: 40, hint: 'Stačí najbližšie väčšie.' } };

/** The error stands in the place of the hint, so nothing below it moves. */
export const Failed: Story = {
  name: 'Error',
  args: { error: 'Mesto je prázdne', length: 0, limit: 40, hint: 'Stačí najbližšie väčšie.' },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { label: longSentence, error: `${longSentence} ${unbreakableWord}`, length: 1200, limit: 2000 },
};
