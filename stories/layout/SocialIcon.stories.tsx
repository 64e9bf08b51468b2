import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialIcon } from '#src/components/layout/SocialIcon.tsx';
import { type SocialNetwork, site } from '#src/site.ts';

const meta = {
  title: 'layout/SocialIcon',
  component: SocialIcon,
  args: { network: 'github' },
} satisfies Meta<typeof SocialIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllNetworks: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-8">
      {(Object.keys(site.social) as SocialNetwork[]).map((network) => (
        <li key={network} className="grid justify-items-center gap-2 text-sm">
          <SocialIcon network={network} />
          {network}
        </li>
      ))}
    </ul>
  ),
};
