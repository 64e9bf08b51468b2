import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';

const meta = {
  title: 'desk/people/PersonNotice',
  component: PersonNotice,
  args: { message: 'Kurz je prenesený, e-maily na obe adresy sú na ceste.' },
} satisfies Meta<typeof PersonNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { hasFailed: true, message: 'Export sa nepodarilo pripraviť. Skús to znova.' } };
