import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ClassQuestion } from '#src/components/school/ClassQuestion.tsx';

const meta = {
  title: 'school/ClassQuestion',
  component: ClassQuestion,
  args: {
    title: 'Zavrieť triedu 2.B?',
    act: 'Zavrieť triedu',
    state: 'ready',
    children: 'Tabuľka aj kód zmiznú natrvalo. Splnené úlohy ostanú každému v\u00A0jeho účte.',
    onAct: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ClassQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Zavrieť triedu' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { tags: ['phone'], args: { state: 'failed' } };
