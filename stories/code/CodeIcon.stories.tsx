import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeIcon, codeIconNames } from '#src/components/code/CodeIcon.tsx';

const meta = {
  title: 'code/CodeIcon',
  component: CodeIcon,
  args: { name: 'step' },
} satisfies Meta<typeof CodeIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One of the whole site. */
export const OfTheSite: Story = { args: { name: 'play' } };

export const All: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {codeIconNames.map((name) => (
        <li key={name} className="grid justify-items-center gap-2 text-xs text-muted">
          <CodeIcon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
