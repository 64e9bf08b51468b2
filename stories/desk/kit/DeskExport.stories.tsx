import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskExport } from '#src/components/desk/kit/DeskExport.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskExport',
  component: DeskExport,
  args: {
    title: 'Export odberateľov',
    what: 'Potvrdené, 1\u00A0946 adries',
    isBusy: false,
    failure: null,
    onDownload: nothing,
    onClose: nothing,
    children: <p className="text-muted">CSV s&nbsp;bodkočiarkou, otvorí ho aj slovenský Excel.</p>,
  },
} satisfies Meta<typeof DeskExport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { isBusy: true } };

export const Failed: Story = { args: { failure: 'Nepodarilo sa. Skús to znova.' } };
