import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { RolesQuestion } from '#src/components/desk/people/RolesQuestion.tsx';
import { authorPages } from '#stories/fixtures/deskPeople.ts';
import { nothing } from '#stories/screens/screen.tsx';

const noRoles = { given: [], isAdminByServer: false, isSelf: false, authorId: null, authors: authorPages };

const meta = {
  title: 'desk/people/RolesQuestion',
  component: RolesQuestion,
  args: {
    person: {
      displayName: 'Zuzana Hlavatá',
      email: 'zuzana.hlavata@example.sk',
      createdAt: '2025-11-24T08:00:00.000Z',
      isEmailVerified: true,
    },
    roles: noRoles,
    state: 'ready',
    failure: null,
    onSave: fn(),
    onClose: nothing,
  },
} satisfies Meta<typeof RolesQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

/** One press gives the role and links the page; what will be seen is said before. */
export const Default: Story = {
  play: async ({ args }) => {
    await tick(/Výučba/);
    await expect(screen.getByText(/Prehľad a Obsah \(len vlastné/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dať rolu Výučba' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      seen: [],
      roles: ['LECTURER'],
      page: { kind: 'link', authorId: 'zuzana-hlavata' },
    });
  },
};

/** Nothing is sent before a new page has its sentence. */
export const NewPage: Story = {
  play: async ({ args }) => {
    await tick(/Výučba/);
    await userEvent.click(screen.getByRole('radio', { name: 'Urobiť novú' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dať rolu Výučba' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toHaveTextContent('Napíš jednu vetu.');
    await userEvent.type(screen.getByLabelText('Čomu sa venuje'), 'Učí Python.');
    await userEvent.click(screen.getByRole('button', { name: 'Dať rolu Výučba' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      seen: [],
      roles: ['LECTURER'],
      page: { kind: 'new', name: 'Zuzana Hlavatá', about: 'Učí Python.' },
    });
  },
};

export const Taken: Story = {
  tags: ['phone'],
  args: { roles: { ...noRoles, given: ['EDITOR', 'MODERATOR'] } },
  play: () => tick(/Moderovanie/),
};

export const Unchanged: Story = {
  args: { roles: { ...noRoles, given: ['EDITOR'] } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Uložiť' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toHaveTextContent('Nič sa nezmenilo');
  },
};

export const Self: Story = { args: { roles: { ...noRoles, given: ['ADMIN'], isSelf: true } } };

/** What is ticked stays over the sign-in. */
export const SignInTooOld: Story = {
  args: { failure: <SignInAgain onSignIn={nothing} /> },
  play: () => tick(/Výučba/),
};
