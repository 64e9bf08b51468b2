import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from './theme.ts';

/** Steps of Tailwind's 4 px scale; whole rhythms of 8 px are the even ones. */
const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24];

function Steps() {
  return (
    <ul className="grid gap-2">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-4 text-xs">
          <span className="w-24">
            {step}: {step * 4} px
          </span>
          <span className="h-4 bg-accent" style={{ width: `calc(var(--spacing) * ${step})` }} />
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'tokens/Spacing',
  component: Steps,
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Radii: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-4 text-xs">
      {Object.entries(theme.borderRadius).map(([name, borderRadius]) => (
        <li key={name}>
          <span className="block size-24 border border-line-strong bg-accent-soft" style={{ borderRadius }} />
          rounded-{name}: {borderRadius}
        </li>
      ))}
    </ul>
  ),
};

export const Shadows: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-16 p-8 text-xs">
      {Object.entries(theme.boxShadow).map(([name, boxShadow]) => (
        <li key={name}>
          <span className="mb-6 block h-24 w-40 rounded-xl border border-line bg-raised" style={{ boxShadow }} />
          shadow-{name}
        </li>
      ))}
    </ul>
  ),
};
