import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeIcon, type CodeIconName, codeIconNames } from '#src/components/code/CodeIcon.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { iconNames } from '#src/components/ui/Icon.tsx';
import { Do, DoAndDont, Dont, Entry, List, Name, Page, Section } from './page.tsx';

const names: CodeIconName[] = [...iconNames, ...codeIconNames].sort();

const uses: Record<CodeIconName, string> = {
  arrowLeft: 'Back, the one before',
  arrowRight: 'On, the next one',
  bulb: 'A hint',
  check: 'Done, right, part of it',
  chevronDown: 'Something unfolds',
  clock: 'How long it takes, until when',
  close: 'Close; wrong, in an answer',
  copy: 'Copy',
  delete: 'Delete; it cannot be taken back',
  differs: 'Not what it should be',
  download: 'Kept on this device',
  edit: 'Change what is written',
  enlarge: 'Shown large, for a class',
  externalLink: 'Leads out of the site',
  eye: 'Show what is covered',
  headphones: 'To listen to: the podcast',
  list: 'The outline of a course',
  lock: 'Not open to you yet; a safe payment',
  menu: 'Opens a menu',
  link: 'A link that carries something',
  more: 'What is seldom pressed',
  moon: 'Dark theme',
  open: 'A file of one’s own',
  order: 'Put in order',
  plus: 'A new one',
  play: 'Run a program, play a recording',
  print: 'On paper',
  repeat: 'What is to be repeated, or done in another way',
  rss: 'A feed to subscribe to',
  search: 'Find something on the site',
  send: 'Send what you wrote',
  spinner: 'Under way',
  step: 'Go through a program line by line',
  stepBack: 'One step back',
  stop: 'Stop a program',
  sun: 'Light theme',
  system: 'The theme of the system',
  text: 'To read: a lecture without a film',
  undo: 'Back to how it was',
  video: 'To watch: a video, a lecture with one',
};

const meta = {
  title: 'docs/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Icons: StoryObj = {
  render: () => (
    <Page
      title="Icons"
      lead="Line icons in the colour of the text. They help to find again what a word says; alone they say nothing."
    >
      <Section title="All of them">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
          {names.map((name) => (
            <li key={name} className="grid content-start gap-2 rounded-lg border border-line bg-surface p-4">
              <CodeIcon name={name} size={28} />
              <b className="font-mono text-xs">{name}</b>
              <span className="text-sm text-muted">{uses[name]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Rules">
        <List>
          <li>
            An icon is hidden from screen readers. Its meaning is in the text beside it or in the label of the button
            that has nothing else.
          </li>
          <li>One meaning, one icon. A new meaning is a new icon, or none.</li>
          <li>
            It is 20 px in text and buttons, 16 to 18 in small ones, 28 and more where it stands for a picture. A line
            of 1.8 on a square of 24; ends and corners are round.
          </li>
          <li>Before a text it says what kind of thing that is; behind it, where the press leads.</li>
          <li>Courses have drawings and networks have marks; those are no icons.</li>
        </List>
        <p>
          Props: <Entry title="ui/Icon" />.
        </p>
        <DoAndDont>
          <Do why={<>The word says it, the icon shows the direction.</>}>
            <Button icon="arrowRight">Pokračovať</Button>
          </Do>
          <Dont why={<>A picture of anything on everything: nothing stands out, and the bin frightens.</>}>
            <Button icon="delete">Zavrieť okno</Button>
          </Dont>
          <Do why={<>The same icon for the same kind of thing, before its name.</>}>
            <span className="flex items-center gap-2">
              <CodeIcon name="clock" /> 12 minút
            </span>
          </Do>
          <Dont
            why={
              <>
                An icon in the place of a word. <Name>clock</Name> can be an hour, a deadline, the past.
              </>
            }
          >
            <span className="flex items-center gap-2">
              <CodeIcon name="clock" /> 12
            </span>
          </Dont>
        </DoAndDont>
      </Section>
    </Page>
  ),
};
