import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContentCreationForm } from '#src/components/desk/content/ContentCreationForm.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/ContentCreationForm',
  component: ContentCreationForm,
  args: { title: 'Nový článok', field: 'Názov', state: 'ready', failure: null, onCreate: nothing, onClose: nothing },
} satisfies Meta<typeof ContentCreationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lecture: Story = {
  args: {
    title: 'Nová lekcia',
    parents: {
      label: 'Kapitola',
      chosen: 'k2',
      options: [
        { id: 'k1', name: 'Prvý riadok' },
        { id: 'k2', name: 'Rozhodovanie' },
      ],
    },
  },
};

export const Page: Story = { args: { title: 'Nová stránka', isAddressKept: true } };

export const WithoutChapters: Story = {
  args: { title: 'Nová lekcia', parents: { label: 'Kapitola', chosen: null, options: [] } },
};

export const WithoutName: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Vytvoriť' }));
    await expect(page.getByRole('alert')).toHaveTextContent('Napíš názov.');
  },
};

export const Failed: Story = { args: { failure: 'Nepodarilo sa. Na webe sa nezmenilo nič.' } };

export const OnPhone: Story = { tags: ['phone'] };

/** A lecturer who has no page yet makes it with the first course. */
export const WithOwnPage: Story = {
  args: { title: 'Nový kurz', ownPage: { name: 'Ema Čierna' }, onCreate: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const act = page.getByRole('button', { name: 'Urobiť stránku a\u00A0vytvoriť' });
    await userEvent.type(page.getByLabelText('Názov'), 'Python');
    await userEvent.click(act);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('Čomu sa venuješ'), 'Učí deti.');
    await userEvent.click(act);
    await expect(args.onCreate).toHaveBeenCalledWith('Python', undefined, { name: 'Ema Čierna', about: 'Učí deti.' });
  },
};
