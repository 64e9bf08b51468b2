import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartPanel } from '#src/components/desk/overview/ChartPanel.tsx';
import { subscribersFinding } from '#src/domain/desk/overview/deskOverview.ts';
import { subscribers } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/ChartPanel',
  component: ChartPanel,
  args: { finding: subscribersFinding(subscribers), children: 'Obrázok' },
} satisfies Meta<typeof ChartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tabuľka' }));
    await expect(canvas.getByRole('cell', { name: '1946' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('download', 'odberatelia.csv');
  },
};
