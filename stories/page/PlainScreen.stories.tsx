import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { longSentence, longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'page/PlainScreen',
  component: PlainScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Prihlásenie',
    lead: 'Účty práve pripravujeme. Prvé kapitoly všetkých kurzov si prečítaš aj bez nich.',
    children: <ButtonLink href="/kurzy">Pozrieť kurzy</ButtonLink>,
  },
} satisfies Meta<typeof PlainScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };

export const LongTextsOnPhone: Story = {
  tags: ['phone'],
  args: { title: longTitle, lead: longSentence },
};
