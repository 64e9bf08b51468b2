import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublicationRows } from '#src/components/desk/content/PublicationRows.tsx';
import { keyOf, neededBy, published } from '#src/domain/desk/content/publication.ts';
import { planRows } from '#stories/fixtures/deskPublication.ts';

const all = new Set(planRows.map(keyOf));
const withoutLast = new Set([...all].filter((key) => key !== 'lecture:zoznamy'));
const words: Record<string, { tone: 'ok' | 'busy' | 'wrong' | 'quiet'; text: string }> = {
  'lecture:prvy': { tone: 'ok', text: '3 úlohy: overené' },
  'lecture:premenne': { tone: 'wrong', text: 'Úloha „vek-o-rok“ neprejde' },
  'lecture:if': { tone: 'busy', text: '2 z\u00A03 overené' },
};

const meta = {
  title: 'desk/content/PublicationRows',
  component: PublicationRows,
  args: {
    rows: planRows,
    chosen: new Set(published(planRows, withoutLast).map(keyOf)),
    needed: neededBy(planRows, withoutLast),
    checkOf: (row) => words[keyOf(row)] ?? { tone: 'ok', text: 'bez prekážok' },
    hrefOf: ({ kind, id }) => `#${kind}-${id}`,
    onChoose: fn(),
  },
} satisfies Meta<typeof PublicationRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Publikovať: Premenné' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['lecture:premenne'], false);
    await expect(
      canvas.getByRole('checkbox', { name: 'Prvé kroky v\u00A0Pythone: bez toho sa nedá publikovať Začíname' }),
    ).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Publikovať: Zoznamy' })).not.toBeChecked();
  },
};

export const Phone: Story = { tags: ['phone'] };
