import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverGlyph } from '#src/components/cover/CoverGlyph.tsx';
import type { CoverGlyph as Glyph } from '#src/domain/cover.ts';

const glyphs: Record<Glyph, true> = {
  branch: true,
  browser: true,
  circles: true,
  cup: true,
  door: true,
  list: true,
  message: true,
  morning: true,
  people: true,
  question: true,
  signpost: true,
  table: true,
  warning: true,
};

const meta = {
  title: 'cover/CoverGlyph',
  component: CoverGlyph,
  args: { glyph: 'message', colours: { ink: '#2b1761', light: '#d9c8ff' } },
  decorators: [
    (Story) => (
      <svg aria-hidden="true" viewBox="0 0 1000 600" className="w-full max-w-[800px] bg-[#7e50e6]">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof CoverGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: ({ colours }) => (
    <>
      {(Object.keys(glyphs) as Glyph[]).map((glyph, index) => (
        <CoverGlyph
          key={glyph}
          glyph={glyph}
          colours={colours}
          transform={`translate(${(index % 5) * 200} ${Math.floor(index / 5) * 200})`}
        />
      ))}
    </>
  ),
};
