import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedBox } from '#src/components/steps/SharedBox.tsx';

const meta = {
  title: 'steps/SharedBox',
  component: SharedBox,
  args: {
    words: 'Mená prve a\u00A0druhe ukazujú na to isté pole 1, 2, 3',
    places: ['prve', 'druhe'],
    fresh: ['druhe'],
    children: <p className="rounded-md border border-code-edge bg-code px-4 font-mono leading-10">1, 2, 3</p>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-md bg-code-out p-5 text-code-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharedBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ManyPlaces: Story = {
  args: {
    words: 'Miesta tabulka[0], tabulka[1], tabulka[2] a\u00A0dlhy_nazov_premennej ukazujú na ten istý zoznam 1, 2, 3',
    places: ['tabulka[0]', 'tabulka[1]', 'tabulka[2]', 'dlhy_nazov_premennej'],
    fresh: [],
  },
  tags: ['phone'],
};
