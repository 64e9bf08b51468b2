import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActKey } from '#src/components/desk/words/ActKey.tsx';

const meta = { title: 'desk/words/ActKey', component: ActKey, args: { name: 'N' } } satisfies Meta<typeof ActKey>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
