import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'code/PlainEditor',
  component: PlainEditor,
  args: { code: program.code, onChange: fn(), onRun: fn() },
} satisfies Meta<typeof PlainEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { code: '' } };

export const LongLines: Story = { args: { code: `console.log("${'veľmi '.repeat(40)}dlhý riadok");` } };

export const RunByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Kód' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onRun).toHaveBeenCalledOnce();
  },
};
