import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RepetitionEnd } from '#src/components/repetition/RepetitionEnd.tsx';

const line = (id: string, name: string, outcome: 'right' | 'other' | 'kept' = 'right') => ({ id, name, outcome });

const meta = {
  title: 'repetition/RepetitionEnd',
  component: RepetitionEnd,
  args: {
    lines: [
      line('1', 'Premenné'),
      line('2', 'Porovnávanie', 'other'),
      line('3', 'Premenné'),
      line('4', 'Hodnoty a ich typy'),
      line('5', 'Cyklus for'),
    ],
    tomorrow: 4,
    more: 3,
    onMore: fn(),
    href: '/',
  },
  decorators: [
    (Story) => (
      <div className="page max-w-185 py-6">
        <h1 className="sr-only">Opakovanie</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof RepetitionEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Hotovo. Zajtra 4.');
    await expect(canvas.getByText(/Štyri z.piatich vyšli\./)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ešte 3 dnes' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

export const AllAndNoneLeft: Story = {
  args: { lines: [line('1', 'Premenné'), line('2', 'Cyklus for')], tomorrow: 0, more: 0 },
};

/** What was answered without a connection is not counted yet. */
export const SomeKept: Story = {
  args: { lines: [line('1', 'Premenné'), line('2', 'Cyklus for', 'kept'), line('3', 'Podmienka', 'kept')], more: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Vyšla\. Dve odpovede čakajú na.pripojenie\. Keď zajtra/)).toBeInTheDocument();
  },
};
