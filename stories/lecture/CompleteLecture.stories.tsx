import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CompleteLecture } from '#src/components/lecture/CompleteLecture.tsx';
import { longTitle } from '#stories/fixtures/text.ts';

/** As in a page: what is marked is shown at once. */
function Marking(props: ComponentProps<typeof CompleteLecture>) {
  const [state, setState] = useState(props.state);
  const onChange = (completed: boolean) => {
    props.onChange(completed);
    setState(completed ? 'completed' : 'open');
  };
  return <CompleteLecture {...props} state={state} onChange={onChange} />;
}

const meta = {
  title: 'lecture/CompleteLecture',
  component: CompleteLecture,
  args: {
    state: 'open',
    following: { kind: 'lecture', name: 'Malá kalkulačka', href: '/lekcia/stvrta' },
    onChange: fn(),
    onGoOn: fn(),
    onShowShortcuts: fn(),
  },
  render: (props) => (
    <div className="max-w-170">
      <h1 className="sr-only">Premenné</h1>
      <Marking {...props} />
    </div>
  ),
} satisfies Meta<typeof CompleteLecture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button marks and goes on. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hotovo, ďalej: Malá kalkulačka' }));
    await expect(args.onGoOn).toHaveBeenCalledWith('/lekcia/stvrta');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Only marked: whoever uses the keyboard goes on from where the pressed button was. */
export const Marked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Len označiť ako dokončené' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('status')).toHaveTextContent('Dokončené');
    const next = canvas.getByRole('link', { name: 'Ďalšia lekcia: Malá kalkulačka' });
    await expect(next).toHaveAttribute('href', '/lekcia/stvrta');
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Vrátiť späť' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Len označiť ako dokončené' })).toHaveFocus();
  },
};

/** Completed on another day: the focus stays where the reader is. */
export const Completed: Story = {
  args: { state: 'completed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ďalšia lekcia/ })).not.toHaveFocus();
  },
};

/** With it the chapter ends: what stands in the place of the button takes the focus itself. */
export const EndsChapter: Story = {
  args: { following: { kind: 'chapter' }, children: <p>Kapitola 1 je hotová</p> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Kapitola 1 je hotová')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dokončiť kapitolu' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Kapitola 1 je hotová')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vrátiť späť' }));
    await expect(canvas.getByRole('button', { name: 'Dokončiť kapitolu' })).toHaveFocus();
  },
};

export const EndsCourse: Story = {
  args: { following: { kind: 'course', href: '/kurzy/java-kurz/hotovo' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dokončiť kurz' }));
    await expect(args.onGoOn).toHaveBeenCalledWith('/kurzy/java-kurz/hotovo');
  },
};

export const CourseFinished: Story = {
  args: { state: 'completed', following: { kind: 'course', href: '/kurzy/java-kurz/hotovo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Koniec kurzu/ })).toHaveAttribute(
      'href',
      '/kurzy/java-kurz/hotovo',
    );
  },
};

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Klávesové skratky' }));
    await expect(args.onShowShortcuts).toHaveBeenCalledOnce();
  },
};

export const LongNameOnPhone: Story = {
  tags: ['phone'],
  args: { state: 'completed', following: { kind: 'lecture', name: longTitle, href: '/lekcia/stvrta' } },
};

export const OpenOnPhone: Story = {
  ...LongNameOnPhone,
  args: { ...LongNameOnPhone.args, state: 'open' },
};

export const FinishedOnPhone: Story = {
  tags: ['phone'],
  args: { state: 'completed', following: { kind: 'course', href: '/kurzy/java-kurz/hotovo' } },
};
