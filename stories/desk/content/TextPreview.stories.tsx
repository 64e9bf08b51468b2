import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextPreview } from '#src/components/desk/content/TextPreview.tsx';
import { previewHtml } from '#stories/fixtures/deskEditor.ts';

const meta = {
  title: 'desk/content/TextPreview',
  component: TextPreview,
  args: { html: previewHtml, state: 'ready', stylesheets: [], theme: null, width: 'desktop' },
} satisfies Meta<typeof TextPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A frame without the site's sheets is dark or light by chance. */
export const Default: Story = { tags: ['unsteady'] };

export const Loading: Story = { args: { html: '', state: 'loading' } };

export const Failed: Story = { args: { state: 'failed' } };

export const OnPhone: Story = { args: { width: 'phone' }, tags: ['phone'] };
