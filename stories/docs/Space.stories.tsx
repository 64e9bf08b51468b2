import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/ui/Button.tsx';
import { theme } from '#stories/tokens/theme.ts';
import { Do, DoAndDont, Dont, Entry, List, Name, Page, Section, Table } from './page.tsx';

const screens = Object.entries(theme.screens).map(([name, from]) => ({ name, from: Number.parseInt(from, 10) }));

/** What changes from a width on. */
const changes: Record<string, string> = {
  xs: 'One column; the menu is behind a button',
  s: 'Small things stand beside each other',
  m: 'Two columns; wider edges of the page',
  l: 'Outlines and side panels beside the text',
  xl: 'Nothing grows any more: the page is 1160 px wide',
};

const ranges = [{ name: 'xs', from: 0 }, ...screens].map(({ name, from }, index) => {
  const next = screens[index]?.from;
  return { name, width: next ? `${from} to ${next - 1} px` : `from ${from} px` };
});

const meta = {
  title: 'docs/Space and breakpoints',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const SpaceAndBreakpoints: StoryObj = {
  name: 'Space and breakpoints',
  render: () => (
    <Page
      title="Space and breakpoints"
      lead="Distances are steps of 4 px. Components are made for the narrowest window first, and say from which width on something is different."
    >
      <Section title="Space">
        <List>
          <li>
            A step is 4 px: <Name>gap-2</Name> is 8 px. Even steps make the rhythm, odd ones are for the inside of small
            things.
          </li>
          <li>
            What belongs together is nearer than what does not: a label is 6 px from its field, one field 20 px or more
            from the next.
          </li>
          <li>
            The parent says the distance (<Name>gap</Name>), not the child: a component has no margin around it.
          </li>
          <li>
            A screen stands in <Name>page</Name>, which has the width and the edges of all pages.
          </li>
        </List>
        <p>
          Steps, corners and shadows: <Entry title="tokens/Spacing" />.
        </p>
        <DoAndDont>
          <Do why="The distance is the parent's, and wraps with the buttons.">
            <div className="flex flex-wrap gap-3">
              <Button>Odoslať</Button>
              <Button kind="quiet">Zrušiť</Button>
            </div>
          </Do>
          <Dont why="Without a distance two targets are one, for eyes and for thumbs.">
            <div className="flex flex-wrap">
              <Button>Odoslať</Button>
              <Button kind="quiet">Zrušiť</Button>
            </div>
          </Dont>
        </DoAndDont>
      </Section>
      <Section title="Breakpoints">
        <Table
          caption="Widths of the window"
          head={['Range', 'Width', 'What is different']}
          rows={ranges.map(({ name, width }) => ({
            key: name,
            cells: [<b key="name">{name.toUpperCase()}</b>, width, changes[name] ?? '–'],
          }))}
        />
        <p>
          XS ends at 420 px, S at 720, M at 1024, L at 1366 (spec 9). A class without a prefix holds everywhere,{' '}
          <Name>m:</Name> from 721 px on; <Name>max-m:</Name> is the exception, for what only small windows have.
        </p>
        <List>
          <li>Nothing is wider than the window at 320 px; a story that is wider than its screen fails.</li>
          <li>Wide things – code, tables – scroll by themselves.</li>
          <li>
            Widths are of the window, not of devices: a large monitor with large letters is <b>S</b> too.
          </li>
        </List>
        <p>
          Drawn: <Entry title="tokens/Breakpoints" />.
        </p>
      </Section>
    </Page>
  ),
};
