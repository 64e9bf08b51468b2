import type { Meta, StoryObj } from '@storybook/react-vite';
import { grounds } from './grounds.ts';
import { flat, theme } from './theme.ts';

const colours = flat(theme.colors).filter(([name]) => name !== 'transparent' && name !== 'current');

const valuesByName = Object.fromEntries(colours);

function Swatches() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
      {colours.map(([name, value]) => (
        <li key={name} className="text-xs">
          <span className="block h-16 rounded-lg border border-line" style={{ background: value }} />
          <span className="mt-1.5 block font-strong">{name}</span>
          <span className="text-muted">{value}</span>
        </li>
      ))}
    </ul>
  );
}

function TextOnGrounds() {
  return (
    <div className="grid gap-3">
      {Object.entries(grounds).map(([ground, texts]) => (
        <div
          key={ground}
          className="flex flex-wrap gap-x-6 gap-y-1 rounded-lg border border-line p-4 text-sm"
          style={{ background: valuesByName[ground] }}
        >
          {texts.map((text) => (
            <span key={text} style={{ color: valuesByName[text] }}>
              {text} na {ground}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'tokens/Colours',
  component: Swatches,
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const TextOnGround: Story = { render: () => <TextOnGrounds /> };

export const TextOnGroundDark: Story = { globals: { theme: 'dark' }, render: () => <TextOnGrounds /> };
