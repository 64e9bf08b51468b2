import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubscriberExport } from '#src/components/desk/letters/SubscriberExport.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/SubscriberExport',
  component: SubscriberExport,
  args: { title: 'Potvrdené', count: 1946, isBusy: false, failure: null, onDownload: nothing, onClose: nothing },
} satisfies Meta<typeof SubscriberExport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { failure: 'Nepodarilo sa. Skús to znova.' } };
