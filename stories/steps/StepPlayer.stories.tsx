import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StepPlayer } from '#src/components/steps/StepPlayer.tsx';
import { insideWay } from '#src/domain/program/insideWay.ts';
import { insideCallRun, insideRun, sharedRun } from '#stories/fixtures/insideSteps.ts';
import { callRun, failedRun, longRun, loopRun, objectRun, programStep, recursionRun } from '#stories/fixtures/steps.ts';
import { square } from '#stories/fixtures/turtle.ts';

const meta = {
  title: 'steps/StepPlayer',
  component: StepPlayer,
  args: {
    language: 'javascript',
    ...loopRun,
    at: 9,
    isPlaying: false,
    onGo: fn(),
    onInside: fn(),
    onPlay: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StepPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons stay in sight, and lie on nothing that leads somewhere. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('button', { name: 'Krok vpred' }).getBoundingClientRect().bottom;
    await expect(canvas.getByText('Cesta programu').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

export const Phone: Story = {
  tags: ['phone', 'picture'],
  decorators: [
    (Story) => (
      <div className="px-5">
        <Story />
      </div>
    ),
  ],
};

export const FirstStep: Story = { args: { at: 0 } };

export const LastStep: Story = { args: { at: loopRun.steps.length - 1 } };

export const Playing: Story = { args: { isPlaying: true } };

export const Call: Story = { args: { ...callRun, at: 16 }, tags: ['picture'] };

export const Recursion: Story = { args: { ...recursionRun, at: 7 } };

export const Objects: Story = { args: { ...objectRun, at: 4 } };

export const Long: Story = { args: { ...longRun, at: 4999 } };

export const Failed: Story = { args: { ...failedRun, at: 1 }, tags: ['picture'] };

export const ByKeyboard: Story = {
  args: { at: 0 },
  render: function Render(args) {
    const [at, setAt] = useState(args.at);
    return <StepPlayer {...args} at={at} onGo={setAt} />;
  },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Krok' });
    const said = () => slider.getAttribute('aria-valuetext');
    await userEvent.click(canvas.getByRole('button', { name: 'Krok vpred' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said()).toBe('Krok 4 z\u00A015, riadok 5');
    await userEvent.keyboard('{End}');
    await expect(said()).toBe('Krok 15 z\u00A015, riadok 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Krok vpred' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(said()).toBe('Krok 14 z\u00A015, riadok 8');
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(said()).toBe('Krok 1 z\u00A015, riadok 1');
    await userEvent.keyboard(' ');
    await expect(args.onPlay).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Späť ku kódu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const insideOf = (run: typeof insideRun | typeof insideCallRun, at: number, row: number) => ({
  ...run,
  at,
  inside: { way: insideWay(run.code, run.steps), row },
});

/** The board: a line is gone into, and what it will bring is not there yet. */
export const Inside: Story = { args: insideOf(insideRun, 1, 2), tags: ['picture'] };

export const InsidePhone: Story = { ...Phone, args: insideOf(insideRun, 1, 2) };

/** A call can be gone into. */
export const InsideCall: Story = {
  args: insideOf(insideCallRun, 2, 1),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vojsť do cena' }));
    await expect(args.onGo).toHaveBeenLastCalledWith(0, 0);
  },
};

export const InsideWhole: Story = { args: insideOf(insideRun, 0, 0) };

/** Two names of one list: their arrows meet. */
export const Shared: Story = { args: { ...sharedRun, at: 2 }, tags: ['picture'] };

/** What a turtle has drawn so far. */
export const Turtle: Story = {
  args: {
    title: 'stvorec.py',
    code: 'from turtle import *\n\nfor i in range(4):\n    forward(100)\n    left(90)',
    html: null,
    language: 'python',
    steps: [
      programStep(1, {}),
      ...[0, 1, 2, 3].flatMap((i) => [
        programStep(3, { i }, { drawn: 2 * i }),
        programStep(4, { i }, { drawn: 2 * i + 1 }),
        programStep(5, { i }, { drawn: 2 * i + 2 }),
      ]),
    ],
    output: [],
    acts: square,
    at: 8,
  },
};

export const IntoLinesByKeyboard: Story = {
  args: { ...insideRun, at: 1 },
  render: function Render(args) {
    const [[at, row], setPlace] = useState([args.at, 0]);
    const [isInside, setInside] = useState(false);
    const way = useMemo(() => insideWay(args.code, args.steps), [args.code, args.steps]);
    return (
      <StepPlayer
        {...args}
        at={at}
        inside={isInside ? { way, row } : null}
        onGo={(to, toRow = 0) => setPlace([to, toRow])}
        onInside={(next) => {
          setInside(next);
          setPlace([at, 0]);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const said = () => canvas.getByText(/^Riadok \d+:$/).parentElement?.textContent?.replaceAll('\u00A0', ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Do výrazu' }));
    const rows = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(canvas.getByText('2 zo 7')).toBeVisible();
    await expect(said()).toBe('Riadok 2: Na rade je a.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(rows()).toEqual(['13 * (a + 1)', '23 * (4 + 1)', '33 * 5']);
    await expect(canvas.getByText('ešte nie')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(said()).toBe('Riadok 2: 3 * 5 je 15. Do novej premennej b uloží 15.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said()).toBe('Riadok 3: b je 15. Vypíše 15. Toto bol posledný riadok.');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Tento riadok sa dá len spustiť celý.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vo výraze' }));
    await expect(canvas.getByRole('button', { name: 'Do výrazu' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The number of a line leads to its next step, a name to its next change, and a button to the mistake. */
export const Jumps: Story = {
  args: { at: 1 },
  render: ByKeyboard.render ?? (() => <></>),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Krok' });
    const said = () => slider.getAttribute('aria-valuetext');
    await userEvent.click(canvas.getByRole('button', { name: 'Riadok 8: na jeho ďalší krok' }));
    await expect(said()).toBe('Krok 14 z\u00A015, riadok 8');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Riadok 5: na jeho ďalší krok' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(said()).toBe('Krok 4 z\u00A015, riadok 5');
    await userEvent.click(canvas.getByRole('button', { name: 'sucet: na jeho ďalšiu zmenu' }));
    await expect(said()).toBe('Krok 6 z\u00A015, riadok 5');
    await expect(canvas.queryByRole('button', { name: /^Riadok 3:/ })).toBeNull();
  },
};

export const ToTheMistake: Story = {
  args: { ...failedRun, at: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'K\u00A0chybe' }));
    await expect(args.onGo).toHaveBeenCalledWith(1, 0);
  },
};
