import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountBenefits } from '#src/components/account/AccountBenefits.tsx';

const meta = {
  title: 'account/AccountBenefits',
  component: AccountBenefits,
  decorators: [
    (Story) => (
      <div className="max-w-[400px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
