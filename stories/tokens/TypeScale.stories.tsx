import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from './theme.ts';

/** Every accent that Slovak has, in both cases. */
const letters = 'áäčďéíĺľňóôŕšťúýž ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ „úvodzovky“ – 0123456789 €';

function Scale() {
  return (
    <dl className="grid gap-6">
      {Object.entries(theme.fontSize).map(([name, size]) => {
        const [fontSize, lineHeight = 'inherit'] = typeof size === 'string' ? [size] : size;
        return (
          <div key={name}>
            <dt className="text-xs text-muted">
              text-{name}: {fontSize} / {lineHeight}
            </dt>
            <dd style={{ fontSize, lineHeight }}>Keď to skúsiš, ľahko zistíš, ako to funguje</dd>
          </div>
        );
      })}
    </dl>
  );
}

const meta = {
  title: 'tokens/Type scale',
  component: Scale,
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { tags: ['phone'] };

export const Typefaces: Story = {
  render: () => (
    <div className="grid gap-8">
      {Object.entries(theme.fontFamily).map(([name, family]) => (
        <div key={name} style={{ fontFamily: family.join(', ') }} className="text-xl">
          <p className="text-xs text-muted">font-{name}</p>
          <p>{letters}</p>
          {[400, 550, 650, 750].map((weight) => (
            <p key={weight} style={{ fontWeight: weight }}>
              {weight}: Môj prvý riadok
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
};
