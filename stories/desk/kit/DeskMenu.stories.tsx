import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DeskMenu } from '#src/components/desk/kit/DeskMenu.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskMenu',
  component: DeskMenu,
  args: {
    label: 'Ďalšie pre Premenné',
    entries: [
      { name: 'Otvoriť', href: '#otvorit' },
      { name: 'Náhľad na webe', href: '#web', isOutside: true },
      { name: 'Premenovať…', onPress: nothing },
      { name: 'Stiahnuť z\u00A0webu…', onPress: nothing },
      { name: 'Archivovať…', onPress: nothing },
    ],
  },
} satisfies Meta<typeof DeskMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ďalšie pre Premenné' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Otvoriť' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Archivovať…' })).toHaveFocus();
  },
};
