import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuessOption } from '#src/components/guess/GuessOption.tsx';

const meta = {
  title: 'guess/GuessOption',
  component: GuessOption,
  decorators: [
    (Story) => (
      <div className="prose">
        <div className="guess">
          <ul className="guess-tips">
            <Story />
          </ul>
        </div>
      </div>
    ),
  ],
  args: { text: '12', isRight: true, isMine: true },
} satisfies Meta<typeof GuessOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Different: Story = { args: { text: '7', isRight: false } };

export const NotChosen: Story = { args: { text: '3 * 4', isRight: false, isMine: false } };
