import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WrongAnswers } from '#src/components/desk/overview/WrongAnswers.tsx';

const meta = {
  title: 'desk/overview/WrongAnswers',
  component: WrongAnswers,
  args: {
    rows: [
      { code: 'const vek = 15;\nif (vek = 15) {\n  console.log("Môžeš ísť");\n}', people: 96, known: 1 },
      { code: 'const vek = 15;\nif (vek > 15) {\n  console.log("Môžeš ísť");\n}', people: 61, known: null },
      { code: 'console.log("Môžeš ísť")', people: 3, known: null },
    ],
    onMistake: fn(),
  },
} satisfies Meta<typeof WrongAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /Pridať medzi známe chyby/ });
    if (first) await userEvent.click(first);
    await expect(args.onMistake).toHaveBeenCalledWith(args.rows[1]?.code);
  },
};

export const OnlyToRead: Story = { args: { onMistake: undefined } };

export const Empty: Story = { args: { rows: [] } };

export const OnPhone: Story = { tags: ['phone'] };
