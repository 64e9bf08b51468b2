import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangedMeanwhile } from '#src/components/desk/kit/ChangedMeanwhile.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/ChangedMeanwhile',
  component: ChangedMeanwhile,
  args: {
    theirs: [{ field: 'Poznámka', text: 'Volal, vráti sa mu polovica.' }],
    onKeepMine: nothing,
    onTakeTheirs: nothing,
  },
} satisfies Meta<typeof ChangedMeanwhile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SeveralFields: Story = {
  tags: ['phone'],
  args: {
    theirs: [
      {
        field: 'Textová podoba',
        text: 'Mačka leží na klávesnici a\u00A0pozerá do monitora, na ktorom je zelený text.',
      },
      { field: 'Názov', text: 'Mačka na klávesnici' },
    ],
  },
};

export const Deleted: Story = { args: { theirs: [{ field: 'Poznámka', text: '' }] } };
