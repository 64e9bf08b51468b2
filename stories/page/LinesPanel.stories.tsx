import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinesPanel } from '#src/components/page/LinesPanel.tsx';

const meta = {
  title: 'page/LinesPanel',
  component: LinesPanel,
  args: {
    title: 'Čo získaš s\u00A0účtom',
    lines: ['Pamätáme si, kde pokračovať.', 'Dokončené lekcie ti ostanú označené.'],
  },
  decorators: [
    (Story) => (
      <div className="max-w-[400px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneLine: Story = { args: { lines: ['Odhlásiť sa môžeš kedykoľvek.'] } };
