import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotKept } from '#src/components/lecture/NotKept.tsx';

const meta = { title: 'lecture/NotKept', component: NotKept } satisfies Meta<typeof NotKept>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
