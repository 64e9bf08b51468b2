import type { Meta, StoryObj } from '@storybook/react-vite';
import { HideForm } from '#src/components/desk/words/HideForm.tsx';
import { communityRules } from '#src/domain/communityRules.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/words/HideForm',
  component: HideForm,
  args: {
    value: { rule: 'respect', reason: communityRules.respect.reason },
    onChange: nothing,
    isTold: true,
    state: 'ready',
    failure: null,
    onSubmit: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof HideForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NobodyToTell: Story = { args: { isTold: false } };

export const Busy: Story = { args: { state: 'busy' } };

export const OnPhone: Story = { tags: ['phone'] };
