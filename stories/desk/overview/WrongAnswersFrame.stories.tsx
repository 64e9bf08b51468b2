import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { WrongAnswersFrame } from '#src/components/desk/overview/WrongAnswersFrame.tsx';

const meta = {
  title: 'desk/overview/WrongAnswersFrame',
  component: WrongAnswersFrame,
  args: {
    tasks: (
      <DeskSwitch
        label="Úloha"
        choices={[
          { name: 'Úloha 1: je-to-presne', href: '?uloha=je-to-presne', isCurrent: false },
          { name: 'Úloha 2: vstup-do-kina', href: '?uloha=vstup-do-kina', isCurrent: true },
        ]}
      />
    ),
    children: 'Odpovede',
  },
} satisfies Meta<typeof WrongAnswersFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
