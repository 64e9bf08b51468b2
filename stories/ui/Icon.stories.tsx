import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '#src/components/ui/Icon.tsx';

const meta = {
  title: 'ui/Icon',
  component: Icon,
  args: { name: 'arrowRight' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It takes the colour of the text and any side. */
export const LargeInColour: Story = { args: { size: 48, className: 'text-accent-text' } };

export const Sheet: Story = {
  name: 'All icons',
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {iconNames.map((name) => (
        <li key={name} className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-2 py-5">
          <Icon name={name} size={28} />
          <span className="text-xs text-muted">{name}</span>
        </li>
      ))}
    </ul>
  ),
};
