import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { PlaygroundScreen } from '#src/components/playground/PlaygroundScreen.tsx';
import { ProgramList } from '#src/components/playground/ProgramList.tsx';
import { WayBack } from '#src/components/playground/WayBack.tsx';
import { listedPrograms } from '#stories/fixtures/playground.ts';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'playground/PlaygroundScreen',
  component: PlaygroundScreen,
  args: {
    language: 'javascript',
    children: <PlainEditor code={program.code} lines={program.html} onChange={fn()} onRun={fn()} />,
    list: (
      <ProgramList programs={listedPrograms} current="p1" removed={null} onOpen={fn()} onNew={fn()} onRemove={fn()} />
    ),
  },
} satisfies Meta<typeof PlaygroundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'JavaScript' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Python' })).toHaveAttribute('href', '/skus?jazyk=python');
  },
};

export const FromLesson: Story = { args: { from: <WayBack path="/kurzy" title="Premenné" /> } };

export const OnPhone: Story = { tags: ['phone'] };
