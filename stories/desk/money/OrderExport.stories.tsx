import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { OrderExport } from '#src/components/desk/money/OrderExport.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/OrderExport',
  component: OrderExport,
  args: { title: 'november 2026', count: 31, isBusy: false, failure: null, onDownload: nothing, onClose: nothing },
} satisfies Meta<typeof OrderExport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = {
  args: { failure: 'Súbor sa nepodarilo vytvoriť. Na webe sa nezmenilo nič, skús to o\u00A0chvíľu znova.' },
};

export const SignInTooOld: Story = { args: { failure: <SignInAgain onSignIn={nothing} /> } };

export const OnPhone: Story = { tags: ['phone'] };
