import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderSummary } from '#src/components/checkout/OrderSummary.tsx';
import { PromotionCodeForm } from '#src/components/checkout/PromotionCodeForm.tsx';
import { buildOrder, discountedOrder, freeOrder, openOrder } from '#stories/fixtures/order.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const promotion = (appliedCode: string | null) => (
  <PromotionCodeForm
    appliedCode={appliedCode}
    value=""
    onChange={fn()}
    onApply={fn()}
    onRemove={fn()}
    state="idle"
    error={null}
  />
);

const meta = {
  title: 'checkout/OrderSummary',
  component: OrderSummary,
  args: {
    product: { name: 'Java Kurz', lectureCount: 8, minutes: 172, illustration: 'java' },
    order: openOrder,
    promotion: promotion(null),
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Celý kurz: 8 lekcií, 2h 52 minút')).toBeVisible();
    await expect(canvas.getByText('Spolu').nextElementSibling).toHaveTextContent('49,00 €');
    await expect(canvas.queryByText('Cena kurzu')).not.toBeInTheDocument();
  },
};

export const Discounted: Story = {
  args: { order: discountedOrder, promotion: promotion('JESEN') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cena kurzu').nextElementSibling).toHaveTextContent('49,00 €');
    await expect(canvas.getByText('Zľava s kódom JESEN').nextElementSibling).toHaveTextContent('−10,00 €');
    await expect(canvas.getByText('Spolu').nextElementSibling).toHaveTextContent('39,00 €');
  },
};

export const Free: Story = { args: { order: freeOrder, promotion: promotion('DARČEK') } };

export const WithoutCounts: Story = { args: { product: { name: 'Java Kurz' } } };

export const LongNamesOnPhone: Story = {
  tags: ['phone'],
  args: {
    product: { name: longTitle, lectureCount: 120, minutes: 4321 },
    order: buildOrder({ listAmount: 123_950, amount: 99_160, promotionCode: 'NAJDLHŠÍ_KÓD_AKÝ_SA_DÁ_NAPÍSAŤ_DO_POĽA' }),
    promotion: promotion('NAJDLHŠÍ_KÓD_AKÝ_SA_DÁ_NAPÍSAŤ_DO_POĽA'),
  },
};
