import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContinueStrip } from '#src/components/home/ContinueStrip.tsx';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/ContinueStrip',
  component: ContinueStrip,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <div className="h-19">
      <Story />
    </div>
  ),
  args: {
    label: 'Pokračuj: Programovanie od nuly',
    title: 'Hodnoty a ich typy',
    action: 'Pokračovať',
    href: '/kurzy/programovanie-od-nuly/kapitola/zaklady-rozhodovanie/lekcia/zaklady-hodnoty-a-typy',
    course: { illustration: 'first-line', completed: 4, total: 12 },
  },
} satisfies Meta<typeof ContinueStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Hodnoty a ich typy' })).toHaveAttribute('href', args.href);
  },
};

export const NothingBegun: Story = {
  args: { label: 'Začni: Java Kurz', title: 'Prvý výpis na obrazovku', action: 'Začať', course: undefined },
};

/** It keeps the height of its place. */
export const LongNames: Story = {
  args: {
    label: `Pokračuj: ${longTitle}`,
    title: longTitle,
    course: { illustration: 'sql', completed: 1, total: 8 },
  },
  tags: ['phone'],
};

export const Phone: Story = { tags: ['phone'] };
