import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationLink } from '#src/components/ui/NavigationLink.tsx';

const meta = {
  title: 'ui/NavigationLink',
  component: NavigationLink,
  args: { href: '/kurzy', currentPath: '/clanky', children: 'Kurzy' },
} satisfies Meta<typeof NavigationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current');
  },
};

export const Active: Story = {
  args: { currentPath: '/kurzy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** A page below the target is another page (spec 2: the path *equals* the target). */
export const PageBelow: Story = {
  args: { currentPath: '/kurzy/java-kurz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current');
  },
};

export const Menu: Story = {
  render: (args) => (
    <nav aria-label="Hlavná" className="flex flex-wrap gap-x-6">
      <NavigationLink {...args} currentPath="/kurzy" />
      <NavigationLink href="/clanky" currentPath="/kurzy">
        Články
      </NavigationLink>
      <NavigationLink href="/videa" currentPath="/kurzy">
        Videá
      </NavigationLink>
      <NavigationLink href="/podcast" currentPath="/kurzy">
        Podcast
      </NavigationLink>
    </nav>
  ),
};
