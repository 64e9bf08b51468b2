import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepetitionVerdict } from '#src/components/repetition/RepetitionVerdict.tsx';
import { Button } from '#src/components/ui/Button.tsx';

const meta = {
  title: 'repetition/RepetitionVerdict',
  component: RepetitionVerdict,
  args: {
    outcome: 'right',
    whyHtml: '<p>Tri rovná sa porovnávajú aj typ.</p>',
    returns: 'Vráti sa o\u00A012\u00A0dní.',
    children: (
      <Button size="small" icon="arrowRight">
        Ďalej
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="page max-w-185 py-6">
        <h1 className="sr-only">Opakovanie</h1>
        <h2 className="sr-only">Otázka</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof RepetitionVerdict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Different: Story = { args: { outcome: 'other', returns: 'Zajtra sa to vráti ako prvé.' } };

/** Nobody has graded it yet. */
export const Kept: Story = {
  args: { outcome: 'kept', whyHtml: '', returns: 'Skontroluje sa, keď budeš znova online.' },
};
