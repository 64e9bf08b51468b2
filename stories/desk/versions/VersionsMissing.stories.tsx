import type { Meta, StoryObj } from '@storybook/react-vite';
import { VersionsMissing } from '#src/components/desk/versions/VersionsMissing.tsx';

const meta = { title: 'desk/versions/VersionsMissing', component: VersionsMissing } satisfies Meta<
  typeof VersionsMissing
>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
