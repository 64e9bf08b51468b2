import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptLearning } from '#src/components/account/KeptLearning.tsx';

const meta = {
  title: 'account/KeptLearning',
  component: KeptLearning,
  args: { counts: { lectures: 4, exercises: 6, answers: 0, programs: 0 }, onClose: fn(), onHold: fn() },
  // It stands at the foot of the screen, which is small here.
  decorators: [(Story) => <div className="h-32 [contain:layout]">{Story()}</div>],
} satisfies Meta<typeof KeptLearning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachovali sme 4 lekcie a 6 úloh.');
    await userEvent.click(canvas.getByRole('button', { name: 'Zavrieť' }));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { counts: { lectures: 0, exercises: 1, answers: 0, programs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachovali sme 1 úlohu.');
  },
};

export const FewOnPhone: Story = {
  tags: ['phone'],
  args: { counts: { lectures: 2, exercises: 3, answers: 7, programs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zachovali sme 2 lekcie, 3 úlohy a 7 odpovedí v kvíze.');
  },
};

/** Before anything is said: what is read out has to be there. */
export const Nothing: Story = {
  args: { counts: { lectures: 0, exercises: 0, answers: 0, programs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
