import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailedChecks } from '#src/components/desk/overview/FailedChecks.tsx';

const meta = {
  title: 'desk/overview/FailedChecks',
  component: FailedChecks,
  args: {
    exerciseId: 'zaklady-vstup-do-kina',
    checks: [
      { check: 1, people: 52 },
      { check: 2, people: 81 },
      { check: 3, people: 186 },
      { check: 4, people: 25 },
    ],
    names: ['Vek 18 pustí', 'Vek 12 nepustí', 'Presne 15 rokov', null],
  },
  decorators: [(Story) => <div className="max-w-160 p-4">{Story()}</div>],
} satisfies Meta<typeof FailedChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Najviac ľudí zastaví skúška 3: Presne 15 rokov');
    await userEvent.click(canvas.getByRole('button', { name: 'Tabuľka' }));
    await expect(canvas.getByRole('row', { name: '2. Vek 12 nepustí 81' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Graf' }));
  },
};

/** Of one or two people nothing is shown. */
export const TooFew: Story = {
  args: { checks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
