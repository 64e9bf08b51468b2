import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskTextForm } from '#src/components/desk/kit/DeskTextForm.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskTextForm',
  component: DeskTextForm,
  args: {
    label: 'Odpoveď',
    help: 'Odíde na zofia@example.org aj s tým, čo nám prišlo.',
    act: 'Odpovedať e-mailom',
    limit: 5000,
    text: 'Ahoj, Žofia, video sme nahrali znova.',
    onChange: nothing,
    state: 'ready',
    failure: null,
    onSubmit: nothing,
  },
} satisfies Meta<typeof DeskTextForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = { args: { onClose: nothing, text: '' } };

export const Busy: Story = { args: { state: 'busy' } };

export const Failed: Story = { args: { failure: 'Nepodarilo sa. Na webe sa nezmenilo nič a napísané ostalo.' } };

export const OnPhone: Story = { tags: ['phone'] };
