import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '#src/site.ts';
import { Entry, List, Name, Page, Section, Slovak, Table } from './page.tsx';

const meta = {
  title: 'Start',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Start: StoryObj = {
  render: () => (
    <Page
      title={site.name}
      lead={
        <>
          A Slovak site that teaches programming to people who have never programmed: courses of chapters and lectures,
          articles, videos and a podcast. Here are the parts that it is made of, each in every state that it can have.
        </>
      }
    >
      <Section title="The map">
        <p>Four layers. Each is made of the ones above it, and knows nothing of the ones below.</p>
        <Table
          caption="The layers of the library"
          head={['Layer', 'What it is', 'Where']}
          rows={[
            {
              key: 'tokens',
              cells: [
                <b key="name">tokens</b>,
                'Colours, type, space, breakpoints, corners and shadows: the only values that components use.',
                <Entry key="entry" title="tokens/Colours" />,
              ],
            },
            {
              key: 'ui',
              cells: [
                <b key="name">ui</b>,
                'What every area uses: buttons, fields, dialogs, icons, states of data.',
                <Entry key="entry" title="ui/Button" />,
              ],
            },
            {
              key: 'areas',
              cells: [
                <b key="name">areas</b>,
                'One folder for each thing that the site has: course, lecture, quiz, comment, checkout and so on.',
                <Entry key="entry" title="course/CourseCard" />,
              ],
            },
            {
              key: 'screens',
              cells: [
                <b key="name">screens</b>,
                'The views that routes show whole. What is new on them is only the order of what stands above.',
                <Entry key="entry" title="course/CourseView" />,
              ],
            },
          ]}
        />
      </Section>
      <Section title="How to find a thing">
        <List>
          <li>
            You see it on the site: look for a text of it in the repository. The file is in <Name>src/components</Name>,
            and its stories have the same path in <Name>stories</Name>.
          </li>
          <li>
            You know its name: press <Name>/</Name> or <Name>Ctrl + K</Name> and type it.
          </li>
          <li>
            You know what it should do: the folder says whom it is about, the first story is the usual case, and the
            others are named by what differs – <Name>Empty</Name>, <Name>LongText</Name>, <Name>Failed</Name>.
          </li>
          <li>
            You want the ones that are about phones: choose the tag <Name>phone</Name> in the filter above the sidebar.
          </li>
          <li>
            You do not know the Slovak word: <Name>docs/glossary.md</Name> has it. One thing has one word:{' '}
            <Slovak>lekcia</Slovak>, never <Slovak>prednáška</Slovak>.
          </li>
        </List>
      </Section>
      <Section title="How to look at it">
        <List>
          <li>The half-filled circle in the toolbar changes between the light and the dark theme.</li>
          <li>
            A story has the width of the window. The toolbar has 360, 768 and 1440 px; tests run each story at one of
            them.
          </li>
          <li>
            The <Name>Docs</Name> page of a component has its props, with what they mean and what holds without them.
          </li>
          <li>The calendar stands still, and nothing may ask the network: what you see is what everybody sees.</li>
        </List>
      </Section>
      <Section title="Read next">
        <List>
          <li>
            <Entry title="docs/From idea to route" story="from-idea-to-route" />: the way of a component, with the files
            of a real one.
          </li>
          <li>
            <Entry title="docs/Colour" story="colour" />, <Entry title="docs/Type" story="type" />,{' '}
            <Entry title="docs/Space and breakpoints" story="space-and-breakpoints" />,{' '}
            <Entry title="docs/Icons" story="icons" />, <Entry title="docs/Motion" story="motion" />: how the site
            looks.
          </li>
          <li>
            <Entry title="docs/Voice and Slovak" story="voice-and-slovak" />: how it speaks.
          </li>
          <li>
            <Entry title="docs/Accessibility" story="accessibility" />: for whom it has to work, and who checks.
          </li>
        </List>
      </Section>
    </Page>
  ),
};
