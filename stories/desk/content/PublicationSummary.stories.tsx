import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicationSummary } from '#src/components/desk/content/PublicationSummary.tsx';
import { planRows } from '#stories/fixtures/deskPublication.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/PublicationSummary',
  component: PublicationSummary,
  args: {
    rows: planRows.filter(({ state }) => state !== 'published'),
    prices: [],
    isLive: false,
    priceHref: '#produkty',
    onPrice: nothing,
  },
} satisfies Meta<typeof PublicationSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sold: Story = { args: { prices: [{ amount: 1900, currency: 'EUR', isLive: true }] } };

export const LiveForFree: Story = { args: { isLive: true, rows: planRows.filter(({ kind }) => kind === 'lecture') } };

export const Nothing: Story = { args: { rows: [] } };
