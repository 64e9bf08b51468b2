import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KnownMistake } from '#src/components/desk/overview/KnownMistake.tsx';

const meta = {
  title: 'desk/overview/KnownMistake',
  component: KnownMistake,
  args: {
    code: 'const vek = 15;\nif (vek > 15) {\n  console.log("Môžeš ísť");\n}',
    state: 'ready',
    error: null,
    onAdd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof KnownMistake>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const add = await page.findByRole('button', { name: /Overiť/ });
    await userEvent.click(add);
    await expect(page.getByText('Napíš aspoň jednu vetu.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('Čo jej povieme'), 'Kto má presne 15, smie tiež.');
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith('Kto má presne 15, smie tiež.');
  },
};

export const Refused: Story = { args: { error: 'Takto by sme vytkli správnu odpoveď. Nič sme nepridali.' } };

export const Busy: Story = { args: { state: 'busy' } };

export const OnPhone: Story = { tags: ['phone'] };
