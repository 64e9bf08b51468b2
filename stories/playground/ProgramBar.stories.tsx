import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileTabs } from '#src/components/code/FileTabs.tsx';
import { FileActions } from '#src/components/playground/FileActions.tsx';
import { ProgramBar } from '#src/components/playground/ProgramBar.tsx';

const meta = {
  title: 'playground/ProgramBar',
  component: ProgramBar,
  args: {
    name: 'Hra s bodmi',
    instead: 'JavaScript bez mena',
    onRename: fn(),
    keep: 'kept',
    children: <FileActions accept=".js" onSave={fn()} onOpen={fn()} />,
  },
  decorators: [(Story) => <div className="bg-code text-code-text">{Story()}</div>],
} satisfies Meta<typeof ProgramBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Názov programu' }), '!');
    await expect(args.onRename).toHaveBeenCalledWith('Hra s bodmi!');
    await expect(canvas.getByText('uložené')).toBeVisible();
  },
};

export const Unnamed: Story = { args: { name: '', keep: null } };

export const NotKept: Story = { args: { keep: 'full' } };

/** Of a page. */
export const WithTabs: Story = {
  args: {
    name: 'Počítadlo',
    tabs: <FileTabs names={['index.html', 'style.css', 'program.js']} current={0} onChoose={fn()} controls="kod" />,
  },
  render: (args) => (
    <>
      <ProgramBar {...args} />
      <div id="kod" />
    </>
  ),
};

export const OnPhone: Story = { args: { name: 'Veľmi dlhý názov programu, ktorý nemá kam' }, tags: ['phone'] };
