import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptExercises } from '#src/components/account/KeptExercises.tsx';

const meta = {
  title: 'account/KeptExercises',
  component: KeptExercises,
  args: { count: 6, onClose: fn(), onHold: fn() },
  // It stands at the foot of the screen, which is small here.
  decorators: [(Story) => <div className="h-32 [contain:layout]">{Story()}</div>],
} satisfies Meta<typeof KeptExercises>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachovali sme 6 úloh.');
    await userEvent.click(canvas.getByRole('button', { name: 'Zavrieť' }));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachovali sme 1 úlohu.');
  },
};

export const FewOnPhone: Story = {
  tags: ['phone'],
  args: { count: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachovali sme 3 úlohy.');
  },
};

/** Before anything is said: what is read out has to be there. */
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
