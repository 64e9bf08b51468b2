import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LineOrder } from '#src/components/quiz/LineOrder.tsx';
import { orderQuestion } from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/LineOrder',
  component: LineOrder,
  args: { options: orderQuestion.options, orderedIds: ['3f', '51', '8a', 'c0'], onChange: fn() },
  render: function Ordered(args) {
    const [orderedIds, setOrderedIds] = useState(args.orderedIds);
    return (
      <LineOrder
        {...args}
        orderedIds={orderedIds}
        onChange={(next) => {
          setOrderedIds(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof LineOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button goes along with its line, so that the same key moves it on. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Posunúť vyššie int cena = 4;' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['3f', '8a', '51', 'c0']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Riadok int cena = 4; je teraz 2\. zo\s4$/);
    await expect(up).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['8a', '3f', '51', 'c0']);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('int cena = 4;');
    await expect(up).toHaveFocus();
  },
};

export const AtTheEnds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: /^Posunúť vyššie System/ });
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: /^Posunúť nižšie int kusy/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
