import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/ui/Button.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import { grounds } from '#stories/tokens/grounds.ts';
import { flat, theme } from '#stories/tokens/theme.ts';
import { contrast, gradeOf, type ThemeName, themedColours } from './contrast.ts';
import { Do, DoAndDont, Dont, Entry, List, Name, Page, Section, Table } from './page.tsx';

const [css = ''] = Object.values(
  import.meta.glob<string>('/src/styles.css', { eager: true, query: '?raw', import: 'default' }),
);
const themed = themedColours(css);
const fixed = Object.fromEntries(flat(theme.colors));

const colourOf = (name: string, themeName: ThemeName) => themed[name]?.[themeName] ?? fixed[name] ?? '';

/** The text on its ground, in the colours of a theme that need not be the one of the page, and how well it is read. */
function Measured({ ground, text, in: themeName }: { ground: string; text: string; in: ThemeName }) {
  const [background, color] = [colourOf(ground, themeName), colourOf(text, themeName)];
  const ratio = contrast(background, color);
  return (
    <span className="inline-block rounded-sm border border-line px-2 py-1 tabular-nums" style={{ background, color }}>
      {ratio.toFixed(1)} : 1 {gradeOf(ratio)}
    </span>
  );
}

const meta = {
  title: 'docs/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Colour: StoryObj = {
  render: () => (
    <Page
      title="Colour"
      lead="A colour is a token with a role, never a value in a component. Those whose name is a role change with the theme by themselves."
    >
      <Section title="Roles">
        <List>
          <li>
            <Name>primary</Name>, <Name>surface</Name>, <Name>raised</Name> are grounds: the page, a quiet panel, a
            card.
          </li>
          <li>
            <Name>secondary</Name> is text, <Name>muted</Name> what is said beside it.
          </li>
          <li>
            <Name>accent</Name> is the ground of the one main action; <Name>accent-text</Name> is the same violet for
            text, bright enough in the dark.
          </li>
          <li>
            <Name>success</Name> and <Name>danger</Name> are grounds and lines, under <Name>ink</Name> and white; text
            of that meaning is <Name>success-text</Name>, <Name>danger-text</Name>, on <Name>…-soft</Name> if it needs a
            ground.
          </li>
          <li>
            <Name>line</Name> divides, <Name>line-strong</Name> is the edge of what can be pressed or typed into.
          </li>
          <li>
            <Name>course</Name>, <Name>course-text</Name>, <Name>course-soft</Name> belong to the course that the page
            is about.
          </li>
        </List>
        <p>
          All values are in <Entry title="tokens/Colours" />.
        </p>
      </Section>
      <Section title="Contrast">
        <p>
          Counted here from the values in <Name>src/styles.css</Name> and <Name>tailwind.config.ts</Name>, as WCAG 2.2
          does: AA asks for 4.5 : 1 in text and 3 : 1 in large text and edges of controls, AAA for 7 : 1. A text token
          on a ground that is not listed here is not known to be legible.
        </p>
        <Table
          caption="Contrast of text tokens on their grounds"
          head={['Text on ground', 'Light', 'Dark']}
          rows={Object.entries(grounds).flatMap(([ground, texts]) =>
            texts.map((text) => ({
              key: `${text} ${ground}`,
              cells: [
                <span key="pair">
                  <Name>{text}</Name> on <Name>{ground}</Name>
                </span>,
                <Measured key="light" ground={ground} text={text} in="light" />,
                <Measured key="dark" ground={ground} text={text} in="dark" />,
              ],
            })),
          )}
        />
      </Section>
      <Section title="Do and don't">
        <DoAndDont>
          <Do why="One main action in view. What stands beside it is quiet.">
            <Button>Uložiť zmeny</Button>
            <Button kind="quiet">Zrušiť</Button>
          </Do>
          <Dont why="Two main actions: none of them is the main one.">
            <Button>Uložiť zmeny</Button>
            <Button>Zrušiť</Button>
          </Dont>
          <Do why="A colour says again what a word has said.">
            <Pill tone="success">Dokončené</Pill>
          </Do>
          <Dont why="Only the colour says what it means. Who does not see it, or does not know it, knows nothing.">
            <Pill tone="success">Premenné</Pill>
          </Dont>
          <Do why="Red is for what cannot be taken back.">
            <Button kind="danger">Zmazať účet</Button>
          </Do>
          <Dont why="Leaving a dialog loses nothing: red frightens for no reason.">
            <Button kind="danger">Zavrieť</Button>
          </Dont>
        </DoAndDont>
      </Section>
    </Page>
  ),
};
