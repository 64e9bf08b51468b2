import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { Do, DoAndDont, Dont, Entry, List, Name, Page, Section, Slovak } from './page.tsx';

function NameField({ label, placeholder }: { label: string; placeholder?: string }) {
  const [value, setValue] = useState('');
  return <TextInput label={label} placeholder={placeholder} value={value} onChange={setValue} />;
}

function Consent() {
  const [isChecked, setIsChecked] = useState(false);
  return <Checkbox label="Chcem dostávať novinky" isChecked={isChecked} onChange={setIsChecked} />;
}

const meta = {
  title: 'docs/Accessibility',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Accessibility: StoryObj = {
  render: () => (
    <Page
      title="Accessibility"
      lead="The site works by keyboard, by touch, by voice, enlarged, read aloud, and without scripts. Machines check a part of it on every story; the rest is checked by a person."
    >
      <Section title="Names">
        <List>
          <li>Everything that can be pressed or typed into has a name that is said without the picture around it.</li>
          <li>
            A button that shows only an icon has a label; two of the same kind say which:{' '}
            <Slovak>Zmazať komentár</Slovak>, and whose.
          </li>
          <li>The name begins with the visible words, or people who speak to their computer cannot say it.</li>
        </List>
        <DoAndDont>
          <Do why="The label stays when something is typed.">
            <NameField label="Meno" placeholder="Ema Nováková" />
          </Do>
          <Dont why="The label says nothing, the placeholder is the question: once somebody types, it is gone.">
            <NameField label="Pole" placeholder="Ako sa voláš?" />
          </Dont>
          <Do why="The label says what a tick means, and is a target as well.">
            <Consent />
          </Do>
          <Dont why="A button that hides its state: is it on or off?">
            <Button kind="quiet">Novinky</Button>
          </Dont>
        </DoAndDont>
      </Section>
      <Section title="Focus and keyboard">
        <p>
          Press <Name>Tab</Name> here. The outline is 3 px of <Name>accent-text</Name> in every component, from one rule
          of <Name>src/styles.css</Name>.
        </p>
        <List>
          <li>The order is the order of the markup; there is no tabindex above 0.</li>
          <li>
            A link leads somewhere, a button does something here: <Entry title="ui/Button" /> has both.
          </li>
          <li>
            A dialog takes the focus, keeps it and gives it back; <Name>Escape</Name> closes it (
            <Entry title="ui/ModalDialog" />
            ).
          </li>
          <li>
            What was pressed and disappears leaves the focus on what took its place: <Name>useFocusAfterAction</Name>.
          </li>
          <li>A button that is busy or disabled stays in the order, and says so.</li>
        </List>
        <DoAndDont>
          <Do why="Waiting: the button keeps its place and the focus.">
            <Button state="busy">Ukladáme…</Button>
          </Do>
          <Dont why="It leads to another page and looks like an action: people expect that something is done here.">
            <ButtonLink href="/kurzy" kind="danger">
              Odstrániť
            </ButtonLink>
          </Dont>
        </DoAndDont>
      </Section>
      <Section title="Targets, contrast, size">
        <List>
          <li>A target is 44 × 44 px or more; a link within a sentence may be as tall as its line.</li>
          <li>
            Text has 4.5 : 1 in both themes, edges of controls 3 : 1: <Entry title="docs/Colour" story="colour" />.
          </li>
          <li>
            A colour never says it alone: an answer is right by its mark <Icon name="check" size={18} /> and a word.
          </li>
          <li>At 320 px and at 200 % nothing is lost, and nothing scrolls sideways.</li>
          <li>
            Who has asked for less motion gets none: <Entry title="docs/Motion" story="motion" />.
          </li>
        </List>
      </Section>
      <Section title="What machines check">
        <List>
          <li>Every story in Chromium by axe: names, roles, order of headings, contrast in the light theme.</li>
          <li>
            The contrast of the same picture in the dark theme: <Name>.storybook/darkContrast.ts</Name>.
          </li>
          <li>
            That it fits its screen: <Name>.storybook/fitsScreen.ts</Name>.
          </li>
          <li>
            What the <Name>play</Name> functions of stories press and type, found by roles and names as a screen reader
            finds them.
          </li>
          <li>
            Whole pages, without scripts too: <Name>tests/e2e</Name>.
          </li>
        </List>
        <p>
          The panel <b>Accessibility</b> under a component's story shows the same while you build it.
        </p>
      </Section>
      <Section title="What a person has to">
        <List>
          <li>Go through it with the keyboard alone. Is it always clear where you are? Can you leave everything?</li>
          <li>Listen to it. Do the names make sense one after the other, without the page?</li>
          <li>Look away, and have it told when something changes: an error, an answer, the end of waiting.</li>
          <li>Enlarge it to 400 %, turn on less motion, forced colours, and the dark theme.</li>
          <li>Hold a phone in one hand. Is what you need under the thumb, and what deletes not beside it?</li>
          <li>Read every alternative text without its picture, every error without its field.</li>
        </List>
      </Section>
    </Page>
  ),
};
