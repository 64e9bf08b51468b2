import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckoutView } from '#src/components/checkout/CheckoutView.tsx';
import { PromotionCodeForm } from '#src/components/checkout/PromotionCodeForm.tsx';
import { TestCardForm } from '#src/components/checkout/TestCardForm.tsx';
import { paths } from '#src/domain/paths.ts';
import { paymentErrorMessage } from '#src/domain/paymentErrors.ts';
import { site } from '#src/site.ts';
import { discountedOrder, freeOrder, openOrder } from '#stories/fixtures/order.ts';
import { longTitle } from '#stories/fixtures/text.ts';

function promotion(props: Partial<ComponentProps<typeof PromotionCodeForm>> = {}) {
  return (
    <PromotionCodeForm
      appliedCode={null}
      value=""
      onChange={fn()}
      onApply={fn()}
      onRemove={fn()}
      state="idle"
      error={null}
      {...props}
    />
  );
}

function testCard(props: Partial<ComponentProps<typeof TestCardForm>> = {}) {
  return (
    <TestCardForm
      cardNumber=""
      onCardNumberChange={fn()}
      delivery="once"
      onDeliveryChange={fn()}
      error={null}
      disabled={false}
      {...props}
    />
  );
}

/** Stands in the place of the provider's form, which comes from elsewhere. */
const providerForm = (
  <div className="grid h-56 place-items-center rounded-lg border border-line bg-surface text-muted">
    Platobný formulár
  </div>
);

const meta = {
  title: 'checkout/CheckoutView',
  component: CheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    course: { name: 'Java Kurz', courseHref: paths.course('java-kurz') },
    product: { name: 'Java Kurz', lectureCount: 8, minutes: 172, illustration: 'java' },
    order: openOrder,
    isTest: false,
    promotion: promotion(),
    payment: providerForm,
    hasConsented: false,
    onConsentChange: fn(),
    consentError: null,
    termsHref: site.documents.terms,
    privacyHref: site.documents.privacy,
    state: 'ready',
    error: null,
    onPay: fn(),
  },
  render: function Consented(args) {
    const [hasConsented, setConsented] = useState(args.hasConsented);
    return (
      <CheckoutView
        {...args}
        hasConsented={hasConsented}
        onConsentChange={(next) => {
          setConsented(next);
          args.onConsentChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const wish = canvas.getByRole('checkbox', {
      name: /sprístupnil hneď po\u00A0zaplatení\. Právo odstúpiť .* nezaniká/,
    });
    await userEvent.click(wish);
    await expect(args.onConsentChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Zaplatiť 49,00\u00A0€' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    for (const name of ['podmienkami používania', 'Ochrana osobných údajov']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  },
};

export const Discounted: Story = {
  args: { order: discountedOrder, promotion: promotion({ appliedCode: 'JESEN' }), hasConsented: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zaplatiť 39,00\u00A0€' })).toBeVisible();
  },
};

/** Nothing is to be paid: there is no form of a card. */
export const Free: Story = {
  args: { order: freeOrder, payment: null, promotion: promotion({ appliedCode: 'DARČEK' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /sprístupnil hneď\./ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Získať kurz zadarmo' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** Without the consent the focus goes to where it is given. */
export const WithoutConsent: Story = {
  args: { consentError: 'Bez tejto žiadosti ti kurz nemôžeme hneď sprístupniť.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zaplatiť 49,00\u00A0€' }));
    const consent = canvas.getByRole('checkbox');
    await expect(consent).toHaveFocus();
    await expect(consent).toHaveAccessibleDescription(args.consentError ?? '');
  },
};

/** Under way it cannot be sent again. */
export const Busy: Story = {
  args: { state: 'busy', hasConsented: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Platba prebieha…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const FreeBusy: Story = {
  args: { order: freeOrder, payment: null, state: 'busy', hasConsented: true },
};

export const Declined: Story = {
  args: { hasConsented: true, error: paymentErrorMessage('insufficient_funds') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Na karte nie je dosť peňazí.');
  },
};

/** The local gateway says what it is, and a typed number is sent by Enter. */
export const TestPayment: Story = {
  args: { isTest: true, payment: testCard({ cardNumber: '4242424242424242' }), hasConsented: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Skúšobná platba: žiadne peniaze sa nepohnú.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Číslo skúšobnej karty' }), '{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const TestPaymentBusy: Story = {
  args: { ...TestPayment.args, payment: testCard({ cardNumber: '4242424242424242', disabled: true }), state: 'busy' },
};

export const Tablet: Story = { ...Discounted, tags: ['tablet'] };

export const Phone: Story = { ...Discounted, tags: ['phone'] };

export const TestPaymentOnPhone: Story = { ...TestPayment, tags: ['phone'] };

export const FreeOnPhone: Story = { ...Free, tags: ['phone'] };

export const LongNamesOnPhone: Story = {
  tags: ['phone'],
  args: {
    course: { name: longTitle, courseHref: paths.course('java-kurz') },
    product: { name: longTitle, lectureCount: 120, minutes: 4321 },
    error: paymentErrorMessage('network'),
  },
};
