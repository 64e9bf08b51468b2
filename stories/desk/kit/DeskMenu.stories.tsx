import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DeskMenu } from '#src/components/desk/kit/DeskMenu.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const onRename = fn(() => document.activeElement);

const meta = {
  title: 'desk/kit/DeskMenu',
  component: DeskMenu,
  args: {
    label: 'Ďalšie pre Premenné',
    entries: [
      { name: 'Otvoriť', href: '#otvorit' },
      { name: 'Náhľad na webe', href: '#web', isOutside: true },
      { name: 'Premenovať…', onPress: onRename },
      { name: 'Stiahnuť z\u00A0webu…', onPress: nothing },
      { name: 'Archivovať…', onPress: nothing },
    ],
  },
} satisfies Meta<typeof DeskMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: 'Ďalšie pre Premenné' });
const line = (name: string) => screen.getByRole('menuitem', { name });

export const Default: Story = {};

export const Open: Story = {
  play: async () => {
    await userEvent.click(button());
    await expect(await screen.findByRole('menu', { name: 'Ďalšie pre Premenné' })).toBeVisible();
    await expect(line('Otvoriť')).toHaveAttribute('href', '#otvorit');
    await expect(line('Náhľad na webe')).toHaveAttribute('target', '_blank');
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Otvoriť' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(line('Archivovať…')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(line('Otvoriť')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(line('Archivovať…')).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(line('Náhľad na webe')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button()).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Chosen: Story = {
  play: async () => {
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Premenovať…' }));
    // A dialog that opens now gives the focus back to who has it.
    await waitFor(() => expect(onRename.mock.results.map(({ value }) => value)).toEqual([button()]));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
