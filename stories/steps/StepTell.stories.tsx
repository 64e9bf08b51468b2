import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepTell } from '#src/components/steps/StepTell.tsx';

const meta = {
  title: 'steps/StepTell',
  component: StepTell,
  args: { at: 0, line: 5, sentence: ['Vypočíta ', { code: '4 + 3' }, ' a\u00A0výsledok ', { code: '7' }, ' uloží.'] },
  decorators: [
    (Story) => (
      <div className="bg-code text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepTell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { isFailed: true, sentence: ['Tu sa program zastavil.'] } };
