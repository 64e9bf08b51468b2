import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { CheckList } from '#src/components/exercise/CheckList.tsx';
import { Exercise } from '#src/components/exercise/Exercise.tsx';
import { HintLadder } from '#src/components/exercise/HintLadder.tsx';
import { Verdict } from '#src/components/exercise/Verdict.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { checksIn, schedule, verdicts } from '#stories/fixtures/exercise.ts';

const panel = (isPassed: boolean, said?: ReactNode) => (
  <CodePanel
    title="rozvrh.js"
    state="ready"
    editing="changed"
    onRun={fn()}
    check={{ onPress: fn(), isMain: !isPassed }}
    onStop={fn()}
    onEdit={fn()}
    onRestore={fn()}
    onCopy={fn()}
    hasCopied={false}
    plain={{ isOn: false, onSwitch: fn() }}
    onStep={fn()}
    said={said}
    output={
      <RunOutput
        lines={['Raňajky o 7:00', 'Obed o 12:30', isPassed ? 'Večera o 18:45' : 'Vecera o 18:45'].map((text) => ({
          kind: 'log',
          text,
        }))}
        message={null}
      />
    }
  >
    <PlainEditor code={schedule.code} onChange={fn()} onRun={fn()} />
  </CodePanel>
);

const ladder = (
  <HintLadder
    rungs={[
      { kind: 'hint', html: '<p>Text patrí do úvodzoviek.</p>' },
      { kind: 'hint', html: '<p>Pozri sa na druhé písmeno slova večera.</p>' },
      { kind: 'order', content: null },
      { kind: 'solution', of: 'write', noteHtml: '<p>Mená môžu byť iné.</p>', title: 'rozvrh.js', html: '' },
    ]}
    opened={0}
    onOpen={fn()}
  />
);

const meta = {
  title: 'exercise/Exercise',
  component: Exercise,
  args: {
    id: 'zaklady-rozvrh',
    kind: 'fix',
    language: 'javascript',
    html: schedule.assignmentHtml,
    onCheckKeys: fn(),
    work: panel(false, <Verdict isInPanel message={verdicts.failed} />),
    rest: (
      <>
        <CheckList title="Čo má program urobiť" checks={checksIn('holds', 'holds', 'fails')} />
        {ladder}
      </>
    ),
  },
} satisfies Meta<typeof Exercise>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = {
  tags: ['phone', 'picture'],
  // The panel reaches over the page's margin to both edges.
  decorators: [
    (Story) => (
      <div className="px-5">
        <Story />
      </div>
    ),
  ],
};

export const Untouched: Story = {
  args: {
    kind: 'write',
    work: panel(false),
    rest: (
      <>
        <CheckList title="Čo má program urobiť" checks={checksIn()} />
        {ladder}
      </>
    ),
  },
};

export const Passed: Story = {
  args: {
    passed: 'splnené včera',
    work: panel(
      true,
      <Verdict isInPanel message={verdicts.passed}>
        <Button icon="arrowRight">Hotovo, ďalej: Premenné</Button>
      </Verdict>,
    ),
    rest: <CheckList title="Čo má program urobiť" checks={checksIn('holds', 'holds', 'holds')} />,
  },
};

export const CheckedByKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Kód' }));
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect(args.onCheckKeys).toHaveBeenCalledOnce();
  },
};
