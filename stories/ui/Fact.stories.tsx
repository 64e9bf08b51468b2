import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact } from '#src/components/ui/Fact.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Fact',
  component: Fact,
  args: { icon: 'list', children: '12\u00A0lekcií' },
} satisfies Meta<typeof Fact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Duration: Story = { args: { icon: 'clock', children: '1h\u00A020\u00A0minút' } };

export const InRow: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
      <Fact {...args} />
      <Fact icon="clock">
        1h{'\u00A0'}20{'\u00A0'}minút
      </Fact>
      <Fact icon="text">Začiatočníci</Fact>
    </div>
  ),
};

export const LongText: Story = {
  tags: ['phone'],
  args: { children: `${longSentence} ${unbreakableWord}` },
};
