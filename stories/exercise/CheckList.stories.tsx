import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from '#src/components/exercise/CheckList.tsx';
import { checksIn } from '#stories/fixtures/exercise.ts';

const meta = {
  title: 'exercise/CheckList',
  component: CheckList,
  args: { title: 'Čo má program urobiť', checks: checksIn() },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstFails: Story = { args: { checks: checksIn('fails', 'waits', 'waits') } };

export const LastFails: Story = { args: { checks: checksIn('holds', 'holds', 'fails') } };

export const AllHold: Story = { args: { checks: checksIn('holds', 'holds', 'holds') } };

/** The program was changed since. */
export const OfTheLastCheck: Story = { args: { checks: checksIn('holds', 'fails', 'waits'), isOld: true } };

export const LongNames: Story = {
  tags: ['phone'],
  args: {
    checks: [{ name: 'Na druhom riadku je počet kníh, ktoré sú z knižnice požičané viac než mesiac', state: 'fails' }],
  },
};
