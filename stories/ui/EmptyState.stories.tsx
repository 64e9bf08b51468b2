import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { longParagraph, longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: 'Zatiaľ tu nič nie je', children: 'Prvá epizóda sa práve strihá. Dovtedy si pozri články.' },
  // The page around it has the heading above this one.
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Podcast</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    title: 'Na túto tému sme ešte nepísali',
    children: (
      <div className="grid justify-items-start gap-5">
        <p>Vyber inú tému alebo si pozri všetky články.</p>
        <ButtonLink href="/clanky" kind="quiet" size="small">
          Pozrieť články
        </ButtonLink>
      </div>
    ),
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { title: longTitle, children: `${longParagraph} ${unbreakableWord}` },
};
