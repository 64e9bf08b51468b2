import type { Meta, StoryObj } from '@storybook/react-vite';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { TaskRunPanel } from '#src/components/desk/tasks/TaskRunPanel.tsx';

const meta = {
  title: 'desk/tasks/TaskRunPanel',
  component: TaskRunPanel,
  args: {
    programs: [
      { value: 'solution', name: 'Riešenie' },
      { value: 'start', name: 'Začiatok' },
      { value: 'slip 1', name: 'Častý omyl 1' },
    ],
    program: 'solution',
    onProgram: () => undefined,
    refusal: null,
    run: 'ready',
    onRun: () => undefined,
    onStop: () => undefined,
    output: <RunOutput lines={[{ kind: 'log', text: 'Dnes radšej kino.' }]} message={null} />,
    proving: 'ready',
    proof: {
      isRight: false,
      text: 'Riešenie neprejde: kontrola „Program odporučí kino“: čakáme „Dnes radšej kino.“, vypíše „Vezmi si bicykel.“.',
    },
    onProve: () => undefined,
  },
} satisfies Meta<typeof TaskRunPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Right: Story = {
  args: {
    output: null,
    proof: { isRight: true, text: 'Riešenie prejde, začiatok nie, a\u00A0každý častý omyl dostane svoju vetu.' },
  },
};

export const Busy: Story = { args: { run: 'busy', proving: 'busy', proof: null, output: null } };

export const OnlyRead: Story = {
  args: { refusal: 'Java sa tu len číta, spustiť sa nedá. Overiť áno.', proof: null, output: null },
};
