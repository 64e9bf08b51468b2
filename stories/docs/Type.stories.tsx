import type { Meta, StoryObj } from '@storybook/react-vite';
import { longParagraph } from '#stories/fixtures/text.ts';
import { theme } from '#stories/tokens/theme.ts';
import { Do, DoAndDont, Dont, Entry, List, Name, Page, Section, Slovak, Table } from './page.tsx';

/** When a size is the right one. */
const uses: Record<string, string> = {
  xs: 'Captions, labels of icons, the number of a line',
  sm: 'Notes under a field, dates, what stands beside a title',
  base: 'Text of components, buttons, fields',
  lg: 'Articles and lectures, an answer to a question',
  xl: 'The sentence under a title',
  h3: 'Title of a card or a small part',
  h2: 'Title of a part of a page',
  h1: 'Title of a page, once',
  display: 'One large number, as the average of reviews',
};

const weights = [
  ['400', 'Text'],
  ['550', 'A choice, an answer, what is nearly a title'],
  ['650', 'Buttons, links on their own, labels'],
  ['750', 'Titles'],
  ['800', 'The title of a page'],
] as const;

const meta = {
  title: 'docs/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Type: StoryObj = {
  render: () => (
    <Page
      title="Type"
      lead="Two typefaces, nine sizes. Titles grow with the window, text does not: it is as large as a beginner needs it everywhere."
    >
      <Section title="Faces">
        <p>
          <Name>font-sans</Name> is Figtree, for everything that people say. <Name>font-mono</Name> is JetBrains Mono,
          for everything that programs say: code, output, numbers of lines, keys. Both are variable and cut to the
          letters that Slovak has; until they are there, a system face stands in with the same measures.
        </p>
        <p lang="sk" className="text-xl">
          Ľahší kód ťa učí viac než dlhá poučka: skús ho zmeniť a pozri sa, čo vypíše.
        </p>
        <p lang="sk" className="font-mono text-xl">
          const pozdrav = 'Ahoj, svet';
        </p>
      </Section>
      <Section title="Sizes">
        <Table
          caption="Sizes of type"
          head={['Class', 'Size / line', 'For']}
          rows={Object.entries(theme.fontSize).map(([name, [fontSize, lineHeight]]) => ({
            key: name,
            cells: [<Name key="class">text-{name}</Name>, `${fontSize} / ${lineHeight}`, uses[name] ?? '–'],
          }))}
        />
        <p>
          Seen at their size in <Entry title="tokens/Type scale" />.
        </p>
      </Section>
      <Section title="Weights">
        <ul className="grid gap-2">
          {weights.map(([fontWeight, use]) => (
            <li key={fontWeight} className="flex flex-wrap items-baseline gap-x-4">
              <span lang="sk" className="text-xl" style={{ fontWeight: Number(fontWeight) }}>
                Prvý riadok
              </span>
              <span className="text-sm text-muted">
                {fontWeight}: {use}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Lines">
        <List>
          <li>
            A line to read has at most 68 characters: <Name>max-w-prose</Name>.
          </li>
          <li>
            Titles are balanced by the browser; no <Name>&lt;br&gt;</Name> in them.
          </li>
          <li>
            Anything that people write may be one long word: <Name>wrap-anywhere</Name>. A story with{' '}
            <Name>unbreakableWord</Name> proves it.
          </li>
          <li>
            Numbers that change or stand under each other: <Name>tabular-nums</Name>.
          </li>
        </List>
        <DoAndDont>
          <Do why={<>Text as lectures have it: its lines can be found again.</>}>
            <p className="max-w-prose text-base">{longParagraph}</p>
          </Do>
          <Dont why={<>Centred small text: every line begins elsewhere.</>}>
            <p className="text-center text-xs">{longParagraph}</p>
          </Dont>
          <Do why={<>A title in sentence case, as Slovak writes them.</>}>
            <p className="text-h3 font-bold">Čo sa naučíš</p>
          </Do>
          <Dont
            why={
              <>
                English capitals. <Slovak>Čo sa naučíš</Slovak> is one sentence with one capital.
              </>
            }
          >
            <p className="text-h3 font-bold">Čo Sa Naučíš</p>
          </Dont>
        </DoAndDont>
      </Section>
    </Page>
  ),
};
