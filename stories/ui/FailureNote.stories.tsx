import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { longParagraph, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/FailureNote',
  component: FailureNote,
  args: { children: 'Komentár sa nepodarilo odoslať. Skús to o\u00A0chvíľu znova.' },
} satisfies Meta<typeof FailureNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/nepodarilo odoslať/);
  },
};

export const WithAction: Story = {
  args: {
    children: 'K\u00A0tejto adrese už patrí účet, ktorý si prihlasuješ cez GitHub.',
    action: (
      <Button kind="quiet" size="small">
        Prihlásiť sa cez GitHub
      </Button>
    ),
  },
};

/** The name of something long may stand in it. */
export const LongText: Story = {
  tags: ['phone'],
  args: { children: `${longParagraph} ${unbreakableWord}` },
};
