import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuizSignIn } from '#src/components/quiz/QuizSignIn.tsx';

const meta = {
  title: 'quiz/QuizSignIn',
  component: QuizSignIn,
  args: { href: '/prihlasenie' },
} satisfies Meta<typeof QuizSignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Prihlás sa a\svyskúšaj si, čo už vieš\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', '/prihlasenie');
  },
};
