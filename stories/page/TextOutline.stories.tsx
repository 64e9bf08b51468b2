import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextOutline } from '#src/components/page/TextOutline.tsx';
import { page } from '#stories/fixtures/page.ts';

const meta = {
  title: 'page/TextOutline',
  component: TextOutline,
  args: { html: page.html },
} satisfies Meta<typeof TextOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A text of one part has no outline. */
export const OneHeading: Story = { args: { html: '<h2 id="kto-sme">Kto sme</h2><p>Združenie.</p>' } };
