import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tick } from '#src/components/ui/Tick.tsx';

const meta = { title: 'ui/Tick', component: Tick } satisfies Meta<typeof Tick>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 64 } };

export const Drawn: Story = { args: { isDrawn: true } };
