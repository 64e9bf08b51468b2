import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GuessResult } from '#src/components/guess/GuessResult.tsx';

const meta = {
  title: 'guess/GuessResult',
  component: GuessResult,
  decorators: [
    (Story) => (
      <div className="prose">
        <div className="guess">
          <Story />
        </div>
      </div>
    ),
  ],
  args: {
    question: 'Čo program vypíše?',
    options: ['7', '12', '3 * 4'],
    answer: '12',
    tip: '12',
    outputHtml: '<pre><code>12</code></pre>',
    whyHtml: '<p>Tretí riadok zoberie 3 a\u00A04 z\u00A0premenných a\u00A0vynásobí ich. Hviezdička znamená krát.</p>',
    onRun: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof GuessResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Presne tak.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Spustiť' }));
    await expect(args.onRun).toHaveBeenCalledOnce();
  },
};

export const Missed: Story = {
  args: { tip: '3 * 4' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tentoraz inak: 12.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pozrieť krok po kroku' }));
    await expect(args.onStep).toHaveBeenCalledOnce();
  },
};

export const Typed: Story = {
  args: {
    question: 'Čo vypíše posledný riadok?',
    options: [],
    answer: 'Spolu: 12',
    tip: 'Spolu: 20',
    outputHtml: '<pre><code>Spolu: 12</code></pre>',
  },
};

export const Returned: Story = {
  args: { onRun: undefined, onStep: undefined, onNext: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ďalšia otázka' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const WithoutGuess: Story = { args: { tip: null } };

export const MoreLines: Story = {
  args: {
    options: ['8\n8', '8\n53', '53\n53'],
    answer: '8\n53',
    tip: '8\n8',
    outputHtml: '<pre><code>8\n53</code></pre>',
  },
};

export const OnlyToRead: Story = { args: { onRun: undefined, onStep: undefined, whyHtml: '' } };

export const OnPhone: Story = { tags: ['phone'], args: { tip: '7' } };
