import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryButtons } from '#src/components/desk/kit/EntryButtons.tsx';

const onChange = fn();
const meta = {
  title: 'desk/kit/EntryButtons',
  component: EntryButtons<string>,
  args: { noun: 'nápovedu', items: ['prvá', 'druhá', 'tretia'], at: 1, onChange },
} satisfies Meta<typeof EntryButtons<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Vyššie 2. nápovedu' }));
    await expect(onChange).toHaveBeenLastCalledWith(['druhá', 'prvá', 'tretia']);
    await userEvent.click(canvas.getByRole('button', { name: 'Nižšie 2. nápovedu' }));
    await expect(onChange).toHaveBeenLastCalledWith(['prvá', 'tretia', 'druhá']);
    await userEvent.click(canvas.getByRole('button', { name: 'Odobrať 2. nápovedu' }));
    await expect(onChange).toHaveBeenLastCalledWith(['prvá', 'tretia']);
  },
};

export const First: Story = { args: { at: 0 } };

export const Last: Story = { args: { at: 2 } };

export const WithoutOrder: Story = { args: { isOrdered: false } };
