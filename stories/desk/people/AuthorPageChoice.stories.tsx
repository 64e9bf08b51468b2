import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthorPageChoice } from '#src/components/desk/people/AuthorPageChoice.tsx';
import { authorPages } from '#stories/fixtures/deskPeople.ts';

const meta = {
  title: 'desk/people/AuthorPageChoice',
  component: AuthorPageChoice,
  args: {
    ownId: null,
    name: 'Zuzana Hlavatá',
    pages: authorPages,
    choice: { kind: 'link', authorId: 'zuzana-hlavata' },
    isAsked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof AuthorPageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of the same name are told apart by their addresses and by whose they are. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /zuzana-hlavata-2/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'link', authorId: 'zuzana-hlavata-2' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Urobiť novú' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'new', name: 'Zuzana Hlavatá', about: '' });
  },
};

export const OfSomebodyElse: Story = {
  tags: ['phone'],
  args: { choice: { kind: 'link', authorId: 'zuzana-hlavata-2' } },
};

export const Another: Story = { args: { choice: { kind: 'link', authorId: 'peter-kmet' } } };

export const New: Story = { args: { choice: { kind: 'new', name: 'Zuzana Hlavatá', about: '' }, isAsked: true } };

export const Own: Story = { args: { ownId: 'zuzana-hlavata', choice: { kind: 'keep' } } };
