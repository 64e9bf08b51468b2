import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TemplateCards } from '#src/components/desk/letters/TemplateCards.tsx';
import { templateList } from '#stories/fixtures/deskNewsletter.ts';

const meta = {
  title: 'desk/letters/TemplateCards',
  component: TemplateCards,
  args: {
    templates: templateList.items,
    courses: [{ id: 'java', name: 'Java kurz' }],
    isBusy: false,
    onBegin: fn(),
    hrefOfRemoval: (id) => `#${id}`,
  },
} satisfies Meta<typeof TemplateCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Začať z.nej \(Nová lekcia\)$/ }));
    await expect(args.onBegin).toHaveBeenLastCalledWith('t1');
    await userEvent.click(canvas.getByRole('button', { name: 'Začať prázdny' }));
    await expect(args.onBegin).toHaveBeenLastCalledWith(null);
  },
};

export const None: Story = { args: { templates: [] } };

export const OnPhone: Story = { tags: ['phone'] };
