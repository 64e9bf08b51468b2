import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SpanPicker } from '#src/components/desk/overview/SpanPicker.tsx';
import { spanPresets } from '#src/domain/desk/overview/span.ts';

const presets = spanPresets.map(({ param, name }) => ({
  name,
  href: `/admin/prehlad/kurzy?obdobie=${param}`,
  isCurrent: param === '30-dni',
}));

const meta = {
  title: 'desk/overview/SpanPicker',
  component: SpanPicker,
  args: {
    presets,
    span: { from: '2026-10-25', to: '2026-11-23' },
    bounds: { from: '2015-01-01', to: '2026-11-23' },
    compared: 'Porovnávame s\u00A025.\u00A09. – 24.\u00A010.\u00A02026.',
    onSpan: fn(),
  },
} satisfies Meta<typeof SpanPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllDays: Story = { args: { span: null, compared: null } };

export const OwnDays: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Vlastné dni/ }));
    const from = canvas.getByLabelText('Od');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-12-24');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukázať' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Doplň oba dni');
    await expect(args.onSpan).not.toHaveBeenCalled();
    await userEvent.clear(from);
    await userEvent.type(from, '2026-09-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukázať' }));
    await expect(args.onSpan).toHaveBeenCalledWith({ from: '2026-09-01', to: '2026-11-23' });
  },
};

export const DaysOpen: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Vlastné dni/ }));
  },
};
