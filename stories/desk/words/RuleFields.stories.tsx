import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleFields } from '#src/components/desk/words/RuleFields.tsx';
import { communityRules } from '#src/domain/communityRules.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/RuleFields',
  component: RuleFields,
  args: { value: { rule: 'respect', reason: communityRules.respect.reason }, error: null, onChange: nothing },
} satisfies Meta<typeof RuleFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutReason: Story = {
  args: { value: { rule: 'rights', reason: '' }, error: 'Napíš dôvod, autor ho dostane.' },
};

export const OnPhone: Story = { tags: ['phone'] };
