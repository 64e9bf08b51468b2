import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { LargeView } from '#src/components/code/LargeView.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { StepPlayer } from '#src/components/steps/StepPlayer.tsx';
import { insideWay } from '#src/domain/program/insideWay.ts';
import { insideRun } from '#stories/fixtures/insideSteps.ts';
import { printed, program } from '#stories/fixtures/program.ts';
import { loopRun } from '#stories/fixtures/steps.ts';

const player = {
  language: 'javascript',
  isPlaying: false,
  isLarge: true,
  onGo: fn(),
  onInside: fn(),
  onPlay: fn(),
  onClose: fn(),
} as const;

const meta = {
  title: 'code/LargeView',
  component: LargeView,
  args: {
    title: loopRun.title,
    onPrint: fn(),
    onClose: fn(),
    onClosed: fn(),
    children: <StepPlayer {...loopRun} {...player} at={9} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LargeView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keys of the player work at once, and Esc leads back. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Krok vpred' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(player.onGo).toHaveBeenLastCalledWith(10);
    await userEvent.click(screen.getByRole('button', { name: 'Vytlačiť' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Inside: Story = {
  args: {
    children: (
      <StepPlayer
        {...insideRun}
        {...player}
        at={1}
        inside={{ way: insideWay(insideRun.code, insideRun.steps), row: 2 }}
      />
    ),
  },
};

/** A program with what it printed. */
export const Program: Story = {
  args: {
    children: (
      <CodePanel
        title="hra.js"
        state="ready"
        editing="no"
        isLarge
        onRun={fn()}
        onStop={fn()}
        onEdit={fn()}
        onRestore={fn()}
        onCopy={fn()}
        hasCopied={false}
        output={<RunOutput lines={printed} message={null} />}
      >
        <ProgramLines title="hra.js" html={program.html} />
      </CodePanel>
    ),
  },
};
