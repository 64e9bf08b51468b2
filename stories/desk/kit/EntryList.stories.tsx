import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EntryList } from '#src/components/desk/kit/EntryList.tsx';
import { CodeField } from '#src/components/desk/tasks/CodeField.tsx';

const meta = {
  title: 'desk/kit/EntryList',
  component: EntryList<string>,
  args: {
    noun: 'nápovedu',
    items: ['Začni od najvyššej hranice.', 'Porovnávaj zhora nadol.'],
    newItem: () => '',
    onChange: () => undefined,
    children: (item, at, change) => <CodeField label={`${at + 1}. nápoveda`} value={item} onChange={change} />,
  },
  render: function Written(args) {
    const [items, setItems] = useState(args.items);
    return <EntryList {...args} items={items} onChange={setItems} />;
  },
} satisfies Meta<typeof EntryList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { items: [] } };

export const WithoutOrder: Story = { args: { isOrdered: false } };

/** The focus is where somebody goes on: in what was added, and where something was taken away on the button below. */
export const Written: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pridať nápovedu' }));
    await expect(canvas.getByLabelText('3. nápoveda')).toHaveFocus();
    await userEvent.keyboard('Iná.');
    await userEvent.click(canvas.getByRole('button', { name: 'Vyššie 3. nápovedu' }));
    await expect(canvas.getByLabelText('2. nápoveda')).toHaveValue('Iná.');
    await userEvent.click(canvas.getByRole('button', { name: 'Odobrať 3. nápovedu' }));
    await expect(canvas.getByRole('button', { name: 'Pridať nápovedu' })).toHaveFocus();
  },
};
