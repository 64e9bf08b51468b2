import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TemplateName } from '#src/components/desk/letters/TemplateName.tsx';
import { templateList } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/TemplateName',
  component: TemplateName,
  args: {
    name: 'Zľava',
    onChange: fn(),
    taken: templateList.items.map(({ name }) => name),
    state: 'ready',
    failure: null,
    onAct: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TemplateName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Replaces: Story = { args: { name: 'Nová lekcia' } };

export const Missed: Story = {
  args: { name: ' ' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Uložiť šablónu' }));
    await screen.findByText('Napíš, ako sa má šablóna volať.');
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
