import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';

const meta = {
  title: 'desk/kit/DeskPage',
  component: DeskPage,
  args: {
    title: 'Objednávky',
    note: 'november 2026',
    actions: <DeskButton>Pre účtovníctvo</DeskButton>,
    children: 'Zoznam',
  },
} satisfies Meta<typeof DeskPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
