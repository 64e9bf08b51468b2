import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AskedLine } from '#src/components/code/AskedLine.tsx';
import { BootProgress } from '#src/components/code/BootProgress.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { runMessage } from '#src/domain/program/runMessage.ts';
import { printed, result } from '#stories/fixtures/program.ts';

const meta = {
  title: 'code/RunOutput',
  component: RunOutput,
  args: { lines: printed, message: null },
} satisfies Meta<typeof RunOutput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { lines: [], isEmpty: true } };

export const Waiting: Story = { args: { lines: [] } };

export const Asking: Story = { args: { waitsFor: <AskedLine question="Ako sa voláš? " onAnswer={() => {}} /> } };

export const Preparing: Story = { args: { lines: [], waitsFor: <BootProgress name="Python" share={0.63} /> } };

export const NotUnderstood: Story = {
  args: {
    lines: [],
    message: runMessage({
      verdict: 'failed',
      error: {
        kind: 'syntax',
        name: 'SyntaxError',
        message: 'Invalid or unexpected token',
        line: 1,
        said: {
          what: 'text sa začal úvodzovkami, ale neskončil',
          hint: 'Skontroluj, či za textom stoja druhé, rovnaké úvodzovky: ".',
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Ukáž pôvodné hlásenie'));
    await expect(canvas.getByText('SyntaxError: Invalid or unexpected token')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    message: runMessage({
      verdict: 'failed',
      error: {
        kind: 'runtime',
        name: 'ReferenceError',
        message: 'vreckov is not defined',
        line: 3,
        said: { what: 'meno vreckov program nepozná', hint: 'Nemyslíš vreckove?' },
      },
    }),
  },
};

/** Where it is sure how the program is put right. */
export const Mendable: Story = {
  args: { ...Failed.args, onMend: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opraviť' }));
    await expect(args.onMend).toHaveBeenCalledOnce();
  },
};

export const UnknownError: Story = {
  args: {
    message: runMessage({
      verdict: 'failed',
      error: { kind: 'runtime', name: 'Error', message: 'something that we have no words for', line: null },
    }),
  },
};

export const TooLong: Story = { args: { message: runMessage({ verdict: 'stopped', reason: 'time', line: 2 }) } };

export const TooMuch: Story = {
  args: {
    lines: Array.from({ length: 1000 }, (_, index) => ({ kind: 'log', text: String(index) })),
    message: runMessage({ verdict: 'stopped', reason: 'output', line: 3 }),
  },
};

export const Stopped: Story = { args: { message: runMessage({ verdict: 'stopped', reason: 'learner', line: null }) } };

export const LongLine: Story = { args: { lines: [{ kind: 'warn', text: 'Nezalomiteľnýtext'.repeat(30) }] } };

export const Tables: Story = {
  args: { lines: [{ kind: 'log', text: 'Zmenené 2\u00A0riadky.' }, result, { ...result, rows: [] }] },
};

/** The language was silent, and something is said all the same. */
export const Note: Story = {
  args: {
    lines: [{ ...result, rows: [] }],
    message: runMessage({
      verdict: 'finished',
      note: {
        line: 3,
        what: 'porovnanie = NULL neplatí pre nijaký riadok',
        hint: 'NULL znamená, že hodnotu nevieme. Pýtame sa naň slovami IS NULL.',
      },
    }),
  },
};
