import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskItems } from '#src/components/desk/kit/DeskItems.tsx';
import { deskNow, reportedComment } from '#stories/fixtures/deskWords.ts';
import { longName, longParagraph, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'desk/kit/DeskItems',
  component: DeskItems,
  args: {
    label: 'Komentáre',
    now: deskNow,
    items: [
      {
        key: 'a',
        href: '/admin/komentare/a',
        name: 'rychly_jano',
        at: reportedComment.createdAt,
        text: reportedComment.text,
        badge: (
          <DeskBadge tone="danger" isFilled>
            2 nahlásenia
          </DeskBadge>
        ),
        note: 'Porovnávanie · nahlásené predvčerom',
        isCurrent: true,
      },
      {
        key: 'b',
        href: '/admin/komentare/b',
        name: longName,
        at: '2026-11-23T09:48:00.000Z',
        text: `${unbreakableWord} ${longParagraph}`,
        note: 'Git za jedno popoludnie',
        isCurrent: false,
      },
    ],
  },
} satisfies Meta<typeof DeskItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
