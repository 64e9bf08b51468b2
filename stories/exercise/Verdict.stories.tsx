import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Verdict } from '#src/components/exercise/Verdict.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { verdicts } from '#stories/fixtures/exercise.ts';

const meta = {
  title: 'exercise/Verdict',
  component: Verdict,
  args: { message: verdicts.failed },
} satisfies Meta<typeof Verdict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Silent: Story = { args: { message: null } };

export const Empty: Story = { args: { message: verdicts.empty } };

/** It is about no line, so its gutter is empty. */
export const WithoutLine: Story = {
  args: { message: { ...verdicts.empty, mark: 'here' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent('·');
  },
};

/** The program was changed since. */
export const OfTheLastCheck: Story = { args: { message: verdicts.passed, isOld: true } };

export const Broken: Story = {
  args: { message: verdicts.broken },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Ukáž pôvodné hlásenie'));
    await expect(canvas.getByText('SyntaxError: Invalid or unexpected token')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Riadok 1: text sa začal');
  },
};

/** Where it is sure how the program is put right. */
export const Mendable: Story = {
  args: { message: verdicts.broken, onMend: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opraviť' }));
    await expect(args.onMend).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = { args: { message: verdicts.stopped } };

export const Rule: Story = { args: { message: verdicts.rule } };

export const Slip: Story = { args: { message: verdicts.slip } };

export const Table: Story = { args: { message: verdicts.table } };

export const Passed: Story = {
  args: { message: verdicts.passed, children: <Button icon="arrowRight">Hotovo, ďalej: Premenné</Button> },
};

export const OnAPhone: Story = {
  tags: ['phone'],
  args: {
    message: verdicts.passed,
    children: <Button icon="arrowRight">Hotovo, ďalej: Malý projekt: lístok do kina</Button>,
  },
};
