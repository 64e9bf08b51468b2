import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/ui/Button.tsx';
import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { formatDate } from '#src/domain/dateTime.ts';
import { formatNumber } from '#src/domain/number.ts';
import { counted, type Noun, outOf } from '#src/domain/plural.ts';
import { typeset } from '#src/domain/typography.ts';
import { Do, DoAndDont, Dont, List, Name, Page, Section, Slovak, Table } from './page.tsx';

const nouns: readonly Noun[] = ['lekcia', 'kurz', 'otazka', 'hodnotenie', 'komentar', 'minuta'];
const counts = [0, 1, 2, 5, 1.5];

const meta = {
  title: 'docs/Voice and Slovak',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const VoiceAndSlovak: StoryObj = {
  name: 'Voice and Slovak',
  render: () => (
    <Page
      title="Voice and Slovak"
      lead="A patient teacher beside the learner: never a salesman, never a robot. Every text that a visitor sees is Slovak, and set as Slovak is."
    >
      <Section title="Voice">
        <List>
          <li>
            <Slovak>Ty</Slovak>, present tense, short sentences. No exclamation marks, but for a real joy: a finished
            course.
          </li>
          <li>Say what happened, what is not lost, and what to do. Never blame, never a code of an error.</li>
          <li>
            A button is a verb: <Slovak>Uložiť</Slovak>, <Slovak>Odoslať</Slovak>, <Slovak>Zmazať</Slovak>. A link says
            where it leads.
          </li>
          <li>
            No form that assumes a gender: <Slovak>Kurz je dokončený</Slovak>, not <Slovak>Dokončil si kurz</Slovak>.
          </li>
          <li>
            Titles in sentence case. One thing has one word; <Name>docs/glossary.md</Name> has it.
          </li>
        </List>
        <DoAndDont>
          <Do why="What happened, that nothing is lost, what to do.">
            <TextInput
              label="Komentár"
              value="Prečo je tu dvojité rovná sa?"
              onChange={() => {}}
              error="Komentár sa nepodarilo odoslať. Text ti ostal, skús to o chvíľu znova."
            />
          </Do>
          <Dont why="Noise, blame, a number for somebody else.">
            <TextInput
              label="Váš komentár"
              value="Prečo je tu dvojité rovná sa?"
              onChange={() => {}}
              error="Ups! Zadali ste neplatné údaje (chyba 500)."
            />
          </Dont>
          <Do why="An empty place says what will be there and leads on.">
            <EmptyState title="Zatiaľ tu nie je žiadny kurz">
              Začni ukážkou zadarmo. <TextLink href="/kurzy">Pozrieť kurzy</TextLink>
            </EmptyState>
          </Do>
          <Dont why="An end of the road, in the words of a database.">
            <EmptyState title="Žiadne dáta">
              Neboli nájdené žiadne záznamy. <TextLink href="/kurzy">Kliknite sem</TextLink>
            </EmptyState>
          </Dont>
          <Do why="The verb says what the press does.">
            <Button kind="danger">Zmazať komentár</Button>
          </Do>
          <Dont why="The answer to a question that has to be read first.">
            <Button kind="danger">Áno</Button>
          </Dont>
        </DoAndDont>
      </Section>
      <Section title="Plurals">
        <p>
          Slovak counts in four forms: 1, 2 to 4, decimals, the rest. <Name>counted()</Name> of{' '}
          <Name>src/domain/plural.ts</Name> knows them, with the space that does not break; this table is made by it.
          For a whole there is <Name>outOf()</Name>: <Slovak>{`3 ${outOf(5)}, 3 ${outOf(6)}`}</Slovak>.
        </p>
        <Table
          caption="Nouns with numbers"
          head={counts.map(formatNumber)}
          rows={nouns.map((noun) => ({
            key: noun,
            cells: counts.map((count) => <Slovak key={count}>{counted(count, noun)}</Slovak>),
          }))}
        />
      </Section>
      <Section title="Typography">
        <Table
          caption="Slovak typography"
          head={['What', 'Do', "Don't"]}
          rows={[
            {
              key: 'quotes',
              cells: ['Quotes', <Slovak key="do">„prvý riadok“</Slovak>, <Slovak key="dont">"prvý riadok"</Slovak>],
            },
            {
              key: 'dash',
              cells: ['Dash', <Slovak key="do">krátko – a jasne</Slovak>, <Slovak key="dont">krátko - a jasne</Slovak>],
            },
            {
              key: 'range',
              cells: ['From to', <Slovak key="do">2–4 lekcie</Slovak>, <Slovak key="dont">2-4 lekcie</Slovak>],
            },
            {
              key: 'ellipsis',
              cells: ['Ellipsis', <Slovak key="do">Načítavame…</Slovak>, <Slovak key="dont">Načítavame...</Slovak>],
            },
            {
              key: 'number',
              cells: ['Numbers', <Slovak key="do">{formatNumber(1234.5)}</Slovak>, <Slovak key="dont">1,234.5</Slovak>],
            },
            {
              key: 'unit',
              cells: [
                'Units',
                <Slovak key="do">{'39,00\u00A0€, 2\u00A0%'}</Slovak>,
                <Slovak key="dont">€39, 2%</Slovak>,
              ],
            },
            {
              key: 'date',
              cells: [
                'Dates',
                <Slovak key="do">{formatDate('2026-12-24T10:00:00Z')}</Slovak>,
                <Slovak key="dont">24.12.2026</Slovak>,
              ],
            },
          ]}
        />
        <p>
          A word of one letter does not end a line. <Name>typeset()</Name> of <Name>src/domain/typography.ts</Name>{' '}
          binds it to the next one in texts that come from the database; in code, a sentence that stands in a component
          has <Name>\u00A0</Name> there. The two boxes have the same width and the same words.
        </p>
        <DoAndDont>
          <Do why={<>With typeset(): the one letter goes to the next line.</>}>
            <p className="w-[10.6em] rounded-md border border-line p-2">
              {typeset('Pozri sa na kód a v ňom nájdi chybu.')}
            </p>
          </Do>
          <Dont why={<>Without: the line ends with a letter that says nothing there.</>}>
            <p className="w-[10.6em] rounded-md border border-line p-2">Pozri sa na kód a v ňom nájdi chybu.</p>
          </Dont>
        </DoAndDont>
      </Section>
    </Page>
  ),
};
