import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NextCourseVote } from '#src/components/course/NextCourseVote.tsx';
import {
  nextCourseOptions,
  nextCourseOptionsLongTexts,
  nextCourseOptionsWithoutVotes,
} from '#stories/fixtures/nextCourse.ts';

const meta = {
  title: 'course/NextCourseVote',
  component: NextCourseVote,
  args: {
    options: nextCourseOptions,
    isVoted: false,
    votedOptionId: null,
    state: 'ready',
    failure: null,
    onVote: fn(),
  },
} satisfies Meta<typeof NextCourseVote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Ktorý kurz máme pripraviť ako ďalší?' });
    await expect(group).toBeInTheDocument();
    await userEvent.click(canvas.getByText(/vrátiť sa o\s*krok späť/));
    await expect(canvas.getByRole('radio', { name: 'Git bez strachu' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Hlasovať' }));
    await expect(args.onVote).toHaveBeenCalledWith('git');
  },
};

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hlasovať' }));
    await expect(args.onVote).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Python pre začiatočníkov' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Vyber si jeden kurz.');
  },
};

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Git bez strachu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hlasovať' }));
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};

/** The choice stays. */
export const Failed: Story = {
  render: function Sent({ onVote, ...args }) {
    const [failure, setFailure] = useState<string | null>(null);
    return (
      <NextCourseVote
        {...args}
        failure={failure}
        onVote={(optionId) => {
          setFailure('Hlas sa nepodarilo odoslať. Tvoj výber ostal, skús to o\u00A0chvíľu znova.');
          onVote(optionId);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Testovanie softvéru' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hlasovať' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hlas sa nepodarilo odoslať.');
    await expect(canvas.getByRole('radio', { name: 'Testovanie softvéru' })).toBeChecked();
  },
};

export const Results: Story = {
  args: { isVoted: true, votedOptionId: 'git' },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00A0', ' '));
    await expect(rows).toEqual([
      'Python pre začiatočníkov24 hlasov · 67 %',
      'Git bez strachutvoj hlas11 hlasov · 31 %',
      'Testovanie softvéru1 hlas · 3 %',
    ]);
    // Nobody voted here just now: the page is not moved to the thanks.
    await expect(canvas.getByText('Ďakujeme za tvoj hlas')).not.toHaveFocus();
  },
};

/** Of an earlier vote the browser knows only that there was one. */
export const ResultsWithoutChoice: Story = {
  args: { isVoted: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('tvoj hlas')).not.toBeInTheDocument();
  },
};

export const JustVoted: Story = {
  render: function Voted({ onVote, ...args }) {
    const [optionId, setOptionId] = useState<string | null>(null);
    return (
      <NextCourseVote
        {...args}
        isVoted={optionId !== null}
        votedOptionId={optionId}
        onVote={(id) => {
          setOptionId(id);
          onVote(id);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Git bez strachu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hlasovať' }));
    await expect(canvas.getByText('Ďakujeme za tvoj hlas')).toHaveFocus();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const NoVotes: Story = { args: { isVoted: true, options: nextCourseOptionsWithoutVotes } };

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  tags: ['phone'],
  args: { options: [...nextCourseOptions, ...nextCourseOptionsLongTexts], failure: 'Hlas sa nepodarilo odoslať.' },
};

export const PhoneResults: Story = {
  tags: ['phone'],
  args: {
    options: [...nextCourseOptions, ...nextCourseOptionsLongTexts],
    isVoted: true,
    votedOptionId: 'slovo',
  },
};
