import type { Meta, StoryObj } from '@storybook/react-vite';
import { SourcedContent } from '#src/components/desk/content/SourcedContent.tsx';

const meta = {
  title: 'desk/content/SourcedContent',
  component: SourcedContent,
  args: {
    name: 'Ako sme merali pamäť',
    origin: { source: 'wordpress', url: 'https://blog.example.org/ako-sme-merali-pamat/' },
    summary: 'Koľko miesta zaberie jedno číslo a\u00A0ako to zistiť.',
    text: '## Prvé meranie\n\nPamäť programu sa dá **zmerať**.\n\n![Graf](/subory/0123456789abcdef0123/800x600/graf.webp)',
    liveHref: '#na-webe' as string | null,
    isDraft: false,
  },
} satisfies Meta<typeof SourcedContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gone: Story = {
  args: { origin: { source: 'podcast', url: 'https://podcasty.example.org/1' }, liveHref: null },
};

export const Draft: Story = { args: { liveHref: null, isDraft: true } };

export const OnPhone: Story = { tags: ['phone'] };
