import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CheckFields } from '#src/components/desk/tasks/CheckFields.tsx';

const meta = {
  title: 'desk/tasks/CheckFields',
  component: CheckFields,
  args: {
    number: 1,
    item: '- name: Program pozdraví\n  prints: Ahoj',
    kind: 'write',
    language: 'javascript',
    onChange: () => undefined,
    onLeave: () => undefined,
  },
  render: function Written(args) {
    const [item, setItem] = useState(args.item);
    return (
      <div className="grid gap-3">
        <CheckFields {...args} item={item} onChange={setItem} />
        <pre className="text-2xs">{item}</pre>
      </div>
    );
  },
} satisfies Meta<typeof CheckFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Output: Story = {
  args: { item: '- name: Vypíše oba riadky\n  output: |\n    7\n    8\n  input: [Nina]' },
};

/** What it gives has a type, and the program may begin with other values. */
export const Call: Story = {
  args: { item: '- name: Sčíta\n  call: scitaj(2, 3)\n  gives: 5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gives = canvas.getByLabelText('Čo má dať');
    await userEvent.clear(gives);
    await userEvent.type(gives, '"5"');
    await expect(gives).toHaveValue('"5"');
    await userEvent.type(canvas.getByLabelText(/Iné hodnoty na začiatku/), 'teplota = 24');
    await expect(canvas.getByText(/gives: "5"/)).toHaveTextContent('with: { teplota: 24 }');
  },
};

/** The ends of lines are free where „…“ stands. */
export const Lines: Story = {
  args: { item: '- name: Dva riadky\n  lines: [Volám sa…, Koniec]' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Riadky výstupu')).toHaveValue('Volám sa…\nKoniec');
  },
};

/** A wrong function that the learner's own tests have to notice. */
export const Catches: Story = {
  args: { language: 'python', item: '- name: Testy sa ozvú\n  catches: |-\n    def cena(vek):\n        return 0' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Zlá funkcia')).toHaveValue('def cena(vek):\n    return 0');
  },
};

/** In JavaScript too. */
export const CatchesInJavascript: Story = {
  args: { item: '- name: Testy sa ozvú\n  catches: function cena() {}' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Zlá funkcia')).toHaveValue('function cena() {}');
    await expect(within(canvasElement).getByText(/console\.assert/)).toBeVisible();
  },
};

export const Query: Story = {
  args: { language: 'sql', item: '- name: Nájde všetko\n  query: solution\n  ordered: true' },
};

/** What a visitor does and sees, and what is looked at changes without a trace of what it was. */
export const Page: Story = {
  args: {
    language: 'html',
    item: '- name: Po stlačení je text\n  page: [{ click: button }, { type: Nina, into: input }]\n  see: p\n  text: Ahoj',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Čo o ňom má platiť'), 'je ich');
    await userEvent.click(canvas.getByRole('button', { name: 'Odobrať 2. krok' }));
    await expect(canvas.getByText(/count: 1/)).not.toHaveTextContent('Ahoj');
    await expect(canvas.getByText(/count: 1/)).toHaveTextContent('page: [ { click: button } ]');
  },
};

export const Ticked: Story = { args: { kind: 'tick', language: '', item: '- name: V kontexte je jazyk' } };

export const Other: Story = { args: { item: '- name: Inak\n  neznáme: [1, 2]' } };

export const Wrong: Story = {
  args: { item: '- name: ""\n  requires: if', error: 'Napíš, čo má platiť. Túto vetu uvidí, komu kontrola neprejde.' },
};
