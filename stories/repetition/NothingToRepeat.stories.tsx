import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingToRepeat } from '#src/components/repetition/NothingToRepeat.tsx';

const meta = {
  title: 'repetition/NothingToRepeat',
  component: NothingToRepeat,
  args: { hasFinished: true, tomorrow: 4 },
  decorators: [
    (Story) => (
      <div className="page max-w-185 py-6">
        <h1 className="sr-only">Opakovanie</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof NothingToRepeat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TomorrowNeither: Story = { args: { tomorrow: 0 } };

export const NothingFinished: Story = { args: { hasFinished: false, tomorrow: 0 } };
