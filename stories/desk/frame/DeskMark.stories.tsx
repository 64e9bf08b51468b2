import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskMark } from '#src/components/desk/frame/DeskMark.tsx';

const meta = { title: 'desk/frame/DeskMark', component: DeskMark } satisfies Meta<typeof DeskMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
