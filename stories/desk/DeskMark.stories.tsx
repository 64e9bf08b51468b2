import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskMark } from '#src/components/desk/DeskMark.tsx';

const meta = { title: 'desk/DeskMark', component: DeskMark } satisfies Meta<typeof DeskMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
