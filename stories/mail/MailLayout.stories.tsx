import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailLayout, mailStyles } from '#src/components/mail/MailLayout.tsx';
import { longParagraph, longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'mail/MailLayout',
  component: MailLayout,
  args: {
    title: 'Pribudol nový kurz',
    children: <p style={mailStyles.paragraph}>Kurz Webové hry má prvé tri kapitoly.</p>,
  },
} satisfies Meta<typeof MailLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    title: longTitle,
    children: (
      <p style={mailStyles.paragraph}>
        {longParagraph} {unbreakableWord}
      </p>
    ),
  },
};
