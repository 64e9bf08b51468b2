import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { HintLadder } from '#src/components/exercise/HintLadder.tsx';
import { OrderLines } from '#src/components/exercise/OrderLines.tsx';
import { savingsLines } from '#stories/fixtures/exercise.ts';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'exercise/HintLadder',
  component: HintLadder,
  args: {
    rungs: [
      {
        kind: 'hint',
        html: '<p>Stav sa mení, preto <code>let</code>. Cena lístka sa nemení, preto <code>const</code>.</p>',
      },
      { kind: 'hint', html: '<p>Odpočítať treba cenu dvakrát, teda <code>cenaListka * 2</code>.</p>' },
      {
        kind: 'order',
        content: <OrderLines lines={savingsLines} placed={[1, 3]} onChange={fn()} onCheck={fn()} result={null} />,
      },
      { kind: 'solution', of: 'write', noteHtml: '<p>Mená môžu byť iné.</p>', title: 'uspory.js', html: program.html },
    ],
    opened: 0,
    onOpen: fn(),
  },
} satisfies Meta<typeof HintLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneHint: Story = { args: { opened: 1 } };

export const TwoHints: Story = { args: { opened: 2 } };

export const Ordering: Story = { args: { opened: 3 } };

export const Solution: Story = { tags: ['picture'], args: { opened: 4 } };

export const OnAPhone: Story = { tags: ['phone'], args: { opened: 4 } };

export const OneHintOnly: Story = { args: { rungs: meta.args.rungs.filter(({ kind }) => kind === 'solution') } };

/** Nothing was checked yet: the solution is not a press away. */
export const TooSoon: Story = { args: { opened: 3, attemptsLeft: 2 } };

/** The task is done: what is left is to compare. */
export const Done: Story = {
  args: { opened: 1, isPassed: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukáž, ako to píšeme my' }));
    await expect(canvas.getByText(/^Takto by sme to napísali my/)).toBeVisible();
  },
};

export const Asking: Story = {
  render: (args) => {
    const [opened, setOpened] = useState(0);
    return <HintLadder {...args} opened={opened} onOpen={() => setOpened(opened + 1)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nápoveda' }));
    await expect(canvas.getByText('Nápoveda 1').closest('li')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Druhá nápoveda' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Nápoveda 1')).toBeVisible();
    await expect(canvas.getByText('Nápoveda 2')).toBeVisible();
  },
};
