import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RepeatCaseView } from '#src/components/desk/words/RepeatCaseView.tsx';
import { deskNow, repeatCase } from '#stories/fixtures/deskWords.ts';

const meta = {
  title: 'desk/words/RepeatCaseView',
  component: RepeatCaseView,
  args: { repeat: repeatCase, now: deskNow, leftOut: [], onLeftOut: fn(), children: <p>Rozhodnutie</p> },
} satisfies Meta<typeof RepeatCaseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /kurzyfree24/ }));
    await expect(args.onLeftOut).toHaveBeenCalledWith(['free']);
  },
};

export const LeftOut: Story = { args: { leftOut: ['free', 'peto'] } };

export const SomeOnTheWeb: Story = {
  args: {
    repeat: {
      ...repeatCase,
      openCount: 1,
      links: [{ host: 't.me', address: 'https://t.me/kurzy', text: null }],
      people: repeatCase.people.map((person, index) => ({
        ...person,
        isBlocked: index === 2,
        words: person.words.map((one) => ({ ...one, isHeld: index !== 1 })),
      })),
    },
  },
};

export const OnPhone: Story = { tags: ['phone'] };
