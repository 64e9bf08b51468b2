import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerForm } from '#src/components/quiz/AnswerForm.tsx';
import {
  multipleQuestion,
  numberQuestion,
  orderQuestion,
  outputQuestion,
  singleQuestion,
  textQuestion,
} from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/AnswerForm',
  component: AnswerForm,
  args: { question: singleQuestion, state: 'ready', onAnswer: fn() },
} satisfies Meta<typeof AnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One right option. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'int pocetZiakov' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'SINGLE', optionId: 'a' });
  },
};

/** All by keyboard: Tab in, arrow to the option, Enter sends. */
export const SingleByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('radio', { name: 'String pocetZiakov' })).toHaveFocus();
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'SINGLE', optionId: 'b' });
  },
};

export const SingleMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(canvas.getByRole('radio', { name: 'int pocetZiakov' })).toHaveFocus();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Vyber jednu z\smožností\./);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Multiple: Story = {
  args: { question: multipleQuestion },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(canvas.getByRole('checkbox', { name: 'vreckove' })).toHaveFocus();
    await expect(canvas.getByText('Vyber aspoň jednu možnosť.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Vyber aspoň jednu možnosť.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'pocetBodov' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'MULTIPLE', optionIds: ['a', 'c'] });
  },
};

export const Text: Story = {
  args: { question: textQuestion },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tvoja odpoveď' });
    await userEvent.type(field, ' {Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Napíš odpoveď\./);
    await userEvent.type(field, 'cyklus {Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'TEXT', text: 'cyklus' });
  },
};

export const NumberWithComma: Story = {
  args: { question: numberQuestion },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3,5{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'NUMBER', number: 3.5 });
  },
};

export const NumberWithPoint: Story = {
  args: { question: numberQuestion },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-3.5{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'NUMBER', number: -3.5 });
  },
};

export const NotANumber: Story = {
  args: { question: numberQuestion },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'tri a pol{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Toto nie je číslo\. Napíš ho číslicami, napríklad 3,14\./);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** What was typed goes out as it is: also the space in front of a line. */
export const Output: Story = {
  args: { question: outputQuestion },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Čo program vypíše?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Napíš, čo program vypíše\./);
    await userEvent.type(field, ' 2{Enter}4');
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'OUTPUT', text: ' 2\n4' });
  },
};

export const Order: Story = {
  args: { question: orderQuestion },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Posunúť nižšie System/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'ORDER', optionIds: ['51', '3f', '8a', 'c0'] });
  },
};

/** Nothing changes and nothing is sent again while an answer is on its way. */
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('int pocetZiakov'));
    await expect(canvas.getByRole('radio', { name: 'int pocetZiakov' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** What was chosen stays, and can be sent again. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'int pocetZiakov' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Odpoveď sa nepodarilo odoslať. Ostala ti tu, skús to znova.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'SINGLE', optionId: 'a' });
  },
};
