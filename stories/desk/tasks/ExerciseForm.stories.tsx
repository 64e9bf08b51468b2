import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ExerciseForm } from '#src/components/desk/tasks/ExerciseForm.tsx';
import { writeTask } from '#src/domain/desk/tasks/taskDraft.ts';
import { taskProblems } from '#src/domain/desk/tasks/taskProblems.ts';
import {
  emptyTask,
  filledTask,
  guessedTask,
  orderedTask,
  pageTask,
  queriedTask,
  tickedTask,
  writtenTask,
} from '#stories/fixtures/deskTasks.ts';

const meta = {
  title: 'desk/tasks/ExerciseForm',
  component: ExerciseForm,
  args: { draft: writtenTask, problems: {}, onChange: () => undefined },
  render: function Written(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <>
        <ExerciseForm {...args} draft={draft} problems={taskProblems(draft, ['ina-uloha'])} onChange={setDraft} />
        <pre data-testid="text" className="sr-only">
          {writeTask('', draft)}
        </pre>
      </>
    );
  },
} satisfies Meta<typeof ExerciseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing is wrong before it has been left. */
export const Empty: Story = {
  args: { draft: emptyTask },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Zadanie'));
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Napíš, čo treba urobiť.');
  },
};

export const Wrong: Story = {
  args: { draft: { ...emptyTask, id: 'ina-uloha', kind: 'fill' }, isChecked: true },
  tags: ['picture'],
};

export const Guessed: Story = { args: { draft: guessedTask } };

export const Filled: Story = { args: { draft: filledTask } };

export const Queried: Story = { args: { draft: queriedTask } };

export const OfPage: Story = { args: { draft: pageTask } };

export const Ticked: Story = { args: { draft: tickedTask } };

export const Ordered: Story = { args: { draft: orderedTask } };

/** Another kind keeps the words, and marks the blocks as it needs them. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByTestId('text');
    await userEvent.selectOptions(canvas.getByLabelText('Druh'), 'predpovedať výstup');
    await expect(text).toHaveTextContent('```output solution');
    await userEvent.selectOptions(canvas.getByLabelText('Druh'), 'opraviť program');
    await userEvent.selectOptions(canvas.getByLabelText('Jazyk'), 'Python');
    await expect(text).toHaveTextContent('```python solution');
    await userEvent.click(canvas.getByRole('button', { name: 'Vyššie 2. nápovedu' }));
    await expect(canvas.getByLabelText('2. nápoveda')).toHaveValue('Začni od najvyššej hranice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Odobrať 2. nápovedu' }));
    await expect(canvas.getByRole('button', { name: 'Pridať nápovedu' })).toHaveFocus();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
