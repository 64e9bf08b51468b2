import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskForm',
  component: DeskForm,
  args: {
    act: 'Uložiť poznámku',
    state: 'ready',
    onSubmit: nothing,
    children: (
      <DeskField label="Poznámka" help="Vidí ju len združenie.">
        {(control) => <textarea {...control} rows={3} defaultValue="Volala, doklad poslaný znova." />}
      </DeskField>
    ),
  },
} satisfies Meta<typeof DeskForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opened by somebody: it has the focus, and a way back. */
export const Opened: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Poznámka')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const ByKeys: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Poznámka'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** What is under way is not sent again. */
export const Busy: Story = {
  args: { state: 'busy', onSubmit: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Poznámka'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { failure: 'Nepodarilo sa. Na webe sa nezmenilo nič a napísané ostalo.' } };

export const OnPhone: Story = { tags: ['phone'] };
