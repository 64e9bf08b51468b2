import type { Meta, StoryObj } from '@storybook/react-vite';
import { IssueDesk } from '#src/components/desk/letters/IssueDesk.tsx';

const meta = {
  title: 'desk/letters/IssueDesk',
  component: IssueDesk,
  args: { form: 'Písanie', preview: 'Náhľad', aside: 'Kontrola' },
} satisfies Meta<typeof IssueDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
