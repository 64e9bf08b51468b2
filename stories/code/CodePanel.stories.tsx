import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { Verdict } from '#src/components/exercise/Verdict.tsx';
import { printed, program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'code/CodePanel',
  component: CodePanel,
  args: {
    title: 'vreckove.js',
    children: <ProgramLines title="vreckove.js" html={program.html} />,
    state: 'ready',
    editing: 'no',
    onRun: fn() as (() => void) | null,
    onStop: fn(),
    onEdit: fn(),
    onRestore: fn(),
    onCopy: fn(),
    hasCopied: false,
    output: null,
  },
} satisfies Meta<typeof CodePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Finished: Story = {
  args: { output: <RunOutput lines={printed} message={null} />, onStep: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Krokovať' }));
    await expect(args.onStep).toHaveBeenCalledOnce();
  },
};

export const Booting: Story = { args: { state: 'booting', output: <RunOutput lines={[]} message={null} /> } };

export const Running: Story = {
  args: { state: 'running', output: <RunOutput lines={printed} message={null} /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zastaviť' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  args: {
    editing: 'unchanged',
    plain: { isOn: false, onSwitch: fn() },
    children: <PlainEditor code={program.code} onChange={fn()} onRun={fn()} />,
  },
};

export const Changed: Story = {
  args: {
    editing: 'changed',
    children: <PlainEditor code={program.code.replace('12', '15')} onChange={fn()} onRun={fn()} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vrátiť pôvodný kód' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

/** The whole name of the file is there, and what is said to others by a word, too. */
export const ChangedOnPhone: Story = {
  args: { editing: 'changed', title: 'prvy-riadok.js' },
  tags: ['phone'],
  decorators: [
    (Story) => (
      <div className="px-5">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText('prvy-riadok.js', { exact: false });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name).toHaveTextContent('prvy-riadok.js · upravený');
  },
};

/** Of an exercise. */
export const Checked: Story = {
  args: { editing: 'unchanged', check: { onPress: fn(), isMain: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skontrolovať' }));
    await expect(args.check?.onPress).toHaveBeenCalledOnce();
  },
};

/** A task that nobody has touched yet. */
export const Asleep: Story = {
  args: {
    editing: 'unchanged',
    isAsleep: true,
    check: { onPress: fn(), isMain: true },
    plain: { isOn: false, onSwitch: fn() },
    onStep: fn(),
    children: <PlainEditor code={program.code} lines={program.html} onChange={fn()} onRun={fn()} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Kód' })).toHaveValue(program.code);
  },
};

/** One row: what is seldom pressed is behind „Viac“. */
export const OnAPhone: Story = {
  tags: ['phone'],
  args: Asleep.args,
  // It takes the whole width of a page, which it stands within.
  decorators: [(Story) => <div className="px-5">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Krokovať' })).toBeNull();
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top('Skontrolovať')).toBe(top('Spustiť'));
    await expect(top('Viac')).toBe(top('Spustiť'));
    await userEvent.click(canvas.getByRole('button', { name: 'Viac' }));
    await expect(canvas.getByRole('button', { name: 'Krokovať' })).toBeVisible();
  },
};

/** The verdict stands between the buttons and the output. */
export const Judged: Story = {
  args: {
    editing: 'changed',
    check: { onPress: fn(), isMain: false },
    said: (
      <Verdict
        isInPanel
        message={{
          tone: 'passed',
          mark: 'passed',
          title: 'Obe kontroly prešli',
          text: 'Program robí presne to, čo mal.',
        }}
      />
    ),
    output: <RunOutput lines={printed} message={null} />,
  },
};

export const Passed: Story = { args: { editing: 'changed', check: { onPress: fn(), isMain: false } } };

export const Checking: Story = {
  args: { state: 'running', editing: 'changed', check: { onPress: fn(), isMain: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skontrolovať' }));
    await expect(args.check?.onPress).not.toHaveBeenCalled();
  },
};

/** A program that is only read. */
export const NotRun: Story = { args: { editing: 'unchanged', onRun: null, check: { onPress: fn(), isMain: true } } };

export const PlainText: Story = {
  args: {
    editing: 'unchanged',
    plain: { isOn: true, onSwitch: fn() },
    children: <PlainEditor code={program.code} onChange={fn()} onRun={fn()} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Viac' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť v\u00A0editore s\u00A0farbami' }));
    await expect(args.plain?.onSwitch).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = { args: { hasCopied: true } };

export const LongTitle: Story = {
  args: { title: 'najdlhsi-nazov-suboru-aky-si-vie-autor-lekcie-vobec-predstavit-v2.js' },
};
