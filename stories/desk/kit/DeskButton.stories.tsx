import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskButton',
  component: DeskButton,
  args: { children: 'Uložiť', onPress: nothing },
} satisfies Meta<typeof DeskButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = { args: { icon: 'send', children: 'Poslať' } };

export const Busy: Story = { args: { state: 'busy', children: 'Ukladáme…' } };
