import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SearchSheet } from '#src/components/search/SearchSheet.tsx';
import { groupsOf } from '#src/domain/searchLines.ts';
import { searchResult, typedResult, typedResultLongTexts } from '#stories/fixtures/search.ts';

const groups = groupsOf(typedResult.items);
const lately = [{ name: 'Naposledy', lines: groups[0]?.lines.slice(0, 2) ?? [] }];

const meta = {
  title: 'search/SearchSheet',
  component: SearchSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    query: 'podmienk',
    state: { is: 'found', total: 23, meant: null },
    groups,
    spoken: '',
    onQuery: fn(),
    onOpen: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SearchSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Čo hľadáš?' });
const litText = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

export const Default: Story = {
  play: async ({ args }) => {
    await expect(field()).toHaveFocus();
    await expect(screen.getAllByRole('option')).toHaveLength(7);
    await expect(litText()).toContain('Podmienka if a else');
    await userEvent.keyboard('{ArrowDown}');
    await expect(litText()).toContain('Porovnávanie');
    await expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/Porovnávanie/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(litText()).toContain('Podmienky používania');
    await userEvent.keyboard('{ArrowDown}');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(groups[0]?.lines[0]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'] };

/** Nothing is typed: what was opened in this browser. */
export const Lately: Story = { args: { query: '', state: { is: 'blank' }, groups: lately } };

/** Nothing was opened here yet. */
export const FirstTime: Story = { args: { query: '', state: { is: 'blank' }, groups: [] } };

export const Mistyped: Story = {
  args: {
    query: 'podmeinka',
    state: { is: 'found', total: 3, meant: 'podmienka' },
    groups: groups.slice(0, 1),
    spoken: '3\u00A0výsledky pre „podmienka“',
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('3 výsledky pre „podmienka“');
    await userEvent.click(screen.getByRole('link', { name: 'podmienka?' }));
    await expect(args.onQuery).toHaveBeenCalledWith('podmienka');
  },
};

export const Nothing: Story = {
  args: { query: 'blockchain', state: { is: 'nothing' }, groups: [] },
  play: async () => {
    await expect(litText()).toContain('Všetky kurzy');
    await expect(screen.getByRole('link', { name: 'Povedz nám, čo hľadáš' })).toHaveAttribute('href', '/feedback');
  },
};

export const Offline: Story = { args: { query: 'podm', state: { is: 'offline' }, groups: lately } };

/** While the server is asked no line is lit: Enter leads to all results of what is typed now. */
export const Slow: Story = {
  args: { query: 'podmienky', state: { is: 'asking', isSlow: true } },
  play: async ({ args }) => {
    await expect(litText()).toBeNull();
    await userEvent.type(field(), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: { is: 'failed' }, groups: [] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = { args: { groups: groupsOf(typedResultLongTexts.items) }, tags: ['phone'] };

/** What was pasted stays, and nothing is searched until it fits. */
export const TooLong: Story = {
  args: { query: 'prečo mi program píše chybu '.repeat(5), state: { is: 'asking', isSlow: false }, groups: [] },
  play: async ({ args }) => {
    await expect(field()).toHaveAccessibleDescription(/^Priveľmi dlhé: zmestí sa najviac 100\s/);
    await userEvent.type(field(), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Another word lights its own first line, whichever was chosen before. */
export const NextWord: Story = {
  render: (args) => {
    const [query, setQuery] = useState(args.query);
    const isFirst = query === args.query;
    return (
      <SearchSheet
        {...args}
        query={query}
        onQuery={setQuery}
        groups={isFirst ? groups : groupsOf(searchResult.items)}
      />
    );
  },
  play: async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}a');
    await expect(litText()).toContain('Cyklus for');
  },
};
