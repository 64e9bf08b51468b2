import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskQuestion',
  component: DeskQuestion,
  args: {
    isOpen: true,
    title: 'Zmazať komentár natrvalo?',
    act: 'Zmazať natrvalo',
    state: 'ready',
    onAct: nothing,
    onClose: nothing,
    children: <p>Text komentára sa stratí, odpovede ostanú. Vrátiť sa to nedá.</p>,
  },
} satisfies Meta<typeof DeskQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { error: 'Nepodarilo sa zmazať. Komentár ostal, ako bol. Skús to znova.' } };

export const OnPhone: Story = { tags: ['phone'] };
