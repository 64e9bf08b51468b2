import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { CodeTermsForm } from '#src/components/desk/money/CodeTermsForm.tsx';
import { Overtaken } from '#stories/desk/kit/Overtaken.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/CodeTermsForm',
  component: CodeTermsForm,
  args: {
    terms: { active: true, maxRedemptions: 300, lastDay: '2027-06-30', note: 'Pre školy z projektu' },
    used: 146,
    state: 'ready',
    onSave: nothing,
  },
} satisfies Meta<typeof CodeTermsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BelowUses: Story = {
  play: async ({ canvas }) => {
    const cap = canvas.getByLabelText(/Koľkokrát spolu/);
    await userEvent.clear(cap);
    await userEvent.type(cap, '100');
    await canvas.findByText(/týmto prestane platiť/);
  },
};

export const ChangedMeanwhile: Story = {
  render: (args) => (
    <Overtaken before={args.terms} after={{ ...args.terms, maxRedemptions: 500, lastDay: null }}>
      {(terms) => <CodeTermsForm {...args} terms={terms} />}
    </Overtaken>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Poznámka/), ' a\u00A0knižnice');
    await userEvent.click(canvas.getByRole('button', { name: 'Niekto iný uloží' }));
    await canvas.findByText('bez konca');
  },
};

export const Failed: Story = { args: { state: 'failed' } };

export const Saved: Story = { args: { state: 'saved' } };
