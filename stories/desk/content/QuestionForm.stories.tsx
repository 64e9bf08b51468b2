import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestionForm } from '#src/components/desk/content/QuestionForm.tsx';

const meta = {
  title: 'desk/content/QuestionForm',
  component: QuestionForm,
  args: {
    question: {
      id: 'q',
      kind: 'SINGLE',
      text: 'Čo vypíše program?',
      options: [{ text: '1', correct: true }, { text: '2' }],
    },
    onChange: () => undefined,
  },
  decorators: [(Story) => <div className="grid max-w-160 gap-3 p-4">{Story()}</div>],
} satisfies Meta<typeof QuestionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextAnswer: Story = { args: { question: { id: 'q', kind: 'TEXT', accepted: ['premenná'] } } };

export const NumberAnswer: Story = { args: { question: { id: 'q', kind: 'NUMBER', answer: 1.5, tolerance: 0.1 } } };

export const OrderedLines: Story = {
  args: { question: { id: 'q', kind: 'ORDER', lines: ['let a = 1;', 'a = a + 1;'] } },
};

export const Output: Story = { args: { question: { id: 'q', kind: 'OUTPUT', output: 'Ahoj' } } };
