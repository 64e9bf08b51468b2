import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeLine } from '#src/components/quiz/CodeLine.tsx';
import { unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'quiz/CodeLine',
  component: CodeLine,
  args: { html: '<p><code>int spolu = cena * kusy;</code></p>' },
} satisfies Meta<typeof CodeLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The space at the beginning of a line belongs to it. */
export const Indented: Story = { args: { html: '    System.out.println(spolu);' } };

export const LongText: Story = {
  tags: ['phone'],
  args: { html: `<p><code>String ${unbreakableWord} = "ahoj";</code></p>` },
};
