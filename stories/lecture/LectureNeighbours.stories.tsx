import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LectureNeighbours } from '#src/components/lecture/LectureNeighbours.tsx';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const previous = { name: 'Prvý výpis na obrazovku', href: '/lekcia/prva' };
const next = { name: 'Premenné a\u00A0dátové typy', href: '/lekcia/tretia', minutes: 14 };

const meta = {
  title: 'lecture/LectureNeighbours',
  component: LectureNeighbours,
  args: { previous, next, onApproachNext: fn() },
  decorators: [(Story) => <div className="max-w-170">{Story()}</div>],
} satisfies Meta<typeof LectureNeighbours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Predchádzajúca/ })).toHaveAttribute('href', previous.href);
    await expect(canvas.getByRole('link', { name: /Ďalšia lekcia/ })).toHaveAttribute('href', next.href);
    await expect(canvas.getByRole('link', { name: /14.minút/ })).toBeVisible();
  },
};

/** The next lecture can be fetched before it is asked for. */
export const Approached: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: /Ďalšia lekcia/ }));
    await expect(args.onApproachNext).toHaveBeenCalled();
  },
};

export const First: Story = { args: { previous: null } };

export const Last: Story = {
  args: { next: { name: 'Java Kurz', href: '/kurzy/java-kurz' }, nextLabel: 'Koniec kurzu, späť na prehľad' },
};

/** Where something else is the screen's main action. */
export const QuietNext: Story = { args: { nextKind: 'quiet' } };

export const Phone: Story = { tags: ['phone'] };

export const LongNames: Story = {
  args: { previous: { ...previous, name: longTitle }, next: { ...next, name: unbreakableWord } },
};

export const LongNamesOnPhone: Story = { ...LongNames, tags: ['phone'] };
