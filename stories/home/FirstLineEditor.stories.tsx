import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FirstLineEditor } from '#src/components/home/FirstLineEditor.tsx';

const meta = {
  title: 'home/FirstLineEditor',
  component: FirstLineEditor,
  args: { continueHref: '/kurzy/programovanie-od-nuly/kapitola/zaklady/lekcia/prvy-riadok', name: 'svet' },
  decorators: [(Story) => <div className="max-w-130 max-m:px-5">{Story()}</div>],
} satisfies Meta<typeof FirstLineEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is printed, the way on appears, and nothing moves. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const editor = canvas.getByRole('form', { name: 'Tvoj prvý riadok' });
    const height = editor.getBoundingClientRect().height;
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    const name = canvas.getByRole('textbox', { name: 'Meno' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Janka{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ahoj, Janka');
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute('href', args.continueHref);
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Spustiť' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Ahoj, Janka 2');
    await expect(editor.getBoundingClientRect().height).toBe(height);
  },
};

/** „Spustiť“ was pressed before the page's scripts came. */
export const RunBefore: Story = {
  args: { name: 'Maximilián', hasRun: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ahoj, Maximilián');
  },
};

/** A name that does not fit stays, is counted and marked, and is not run. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('form', { name: 'Tvoj prvý riadok' });
    const height = editor.getBoundingClientRect().height;
    const name = canvas.getByRole('textbox', { name: 'Meno' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Janka{Enter}');
    await userEvent.clear(name);
    await userEvent.paste('Bartolomejka Dlhá');
    await expect(name).toHaveValue('Bartolomejka Dlhá');
    await expect(canvas.getByText('17/12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Spustiť' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Ahoj, Janka');
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(/zmestí sa najviac 12\sznakov/);
    await expect(name).toHaveFocus();
    await expect(editor.getBoundingClientRect().height).toBe(height);
  },
};

export const TooLongOnPhone: Story = { ...TooLong, tags: ['phone'] };

export const Phone: Story = { ...Default, tags: ['phone'] };

export const RunBeforeOnPhone: Story = { ...RunBefore, tags: ['phone'] };
