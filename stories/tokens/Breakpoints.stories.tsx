import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from './theme.ts';

const widest = 1440;

/** XS has no prefix: it holds until the first breakpoint. */
function Ranges() {
  const starts = [['xs', '0px'], ...Object.entries(theme.screens)].map(([name, from]) => ({
    name,
    from: Number.parseInt(from ?? '', 10),
  }));
  return (
    <ul className="grid gap-3">
      {starts.map(({ name, from }, index) => {
        const next = starts[index + 1]?.from;
        return (
          <li key={name} className="text-sm">
            <b className="uppercase">{name}</b>{' '}
            <span className="text-muted">{next ? `${from} až ${next - 1} px` : `od ${from} px`}</span>
            <span className="mt-1 block h-3 overflow-hidden rounded-full bg-accent-soft">
              <span
                className="block h-full bg-accent"
                style={{
                  marginLeft: `${(from / widest) * 100}%`,
                  width: `${(((next ?? widest) - from) / widest) * 100}%`,
                }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const meta = {
  title: 'tokens/Breakpoints',
  component: Ranges,
} satisfies Meta<typeof Ranges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
