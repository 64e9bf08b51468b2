import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeopleFrame } from '#src/components/desk/people/PeopleFrame.tsx';

const meta = {
  title: 'desk/people/PeopleFrame',
  component: PeopleFrame,
  parameters: { layout: 'fullscreen' },
  args: { hasTitle: true, filters: 'Hľadanie', list: 'Zoznam', person: null },
} satisfies Meta<typeof PeopleFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPerson: Story = { args: { hasTitle: false, person: <h1>Martin Hruška</h1> } };
