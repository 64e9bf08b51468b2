import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Mesiac',
    value: '2026-11',
    options: [
      { value: '', name: 'Všetky mesiace' },
      { value: '2026-11', name: 'november 2026' },
    ],
    onChange: nothing,
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
