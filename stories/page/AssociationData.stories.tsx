import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AssociationData } from '#src/components/page/AssociationData.tsx';

const meta = {
  title: 'page/AssociationData',
  component: AssociationData,
  args: {
    values: {
      name: 'Prvý riadok, o.\u00A0z.',
      legalForm: 'občianske združenie',
      address: 'Hlavná 1, 811\u00A001 Bratislava',
      registrationNumber: '12345678',
    },
    onCopy: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[360px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AssociationData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopírovať: IČO' }));
    await expect(args.onCopy).toHaveBeenCalledWith('12345678', 'registrationNumber');
  },
};

export const Copied: Story = {
  args: { copied: 'registrationNumber' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Skopírované: IČO');
  },
};
