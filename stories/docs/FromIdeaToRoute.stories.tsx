import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Entry, List, Name, Page, Section } from './page.tsx';

const files = import.meta.glob<string>(
  [
    '/stories/fixtures/video.ts',
    '/src/components/video/VideoView.tsx',
    '/stories/video/VideoView.stories.tsx',
    '/src/containers/video/VideoContainer.tsx',
    '/src/routes/video.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** The file as it is today, folded away. */
function File({ path }: { path: string }) {
  const text = files[`/${path}`];
  if (text === undefined) throw new Error(`${path} is not there; name the file that took its place.`);
  return (
    <details className="rounded-lg border border-line">
      <summary className="min-h-11 px-4 py-2.5 font-mono text-sm font-bold">{path}</summary>
      <pre className="whitespace-pre-wrap wrap-anywhere rounded-b-lg bg-code p-4 font-mono text-xs text-code-text">
        {text}
      </pre>
    </details>
  );
}

function Step({ title, path, children }: { title: string; path?: string; children: ReactNode }) {
  return (
    <Section title={title}>
      {children}
      {path && <File path={path} />}
    </Section>
  );
}

const meta = {
  title: 'docs/From idea to route',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const FromIdeaToRoute: StoryObj = {
  name: 'From idea to route',
  render: () => (
    <Page
      title="From idea to route"
      lead="The way of a component, with the files of a real one: the page of a video. Each step can be seen before the next begins."
    >
      <Step title="1. The fixture" path="stories/fixtures/video.ts">
        <p>
          Begin with what will be shown. A fixture is parsed by the schema of <Name>src/contract</Name>, so it cannot be
          other than the server's answers; its name says the case. Ids and dates never change.
        </p>
      </Step>
      <Step title="2. The component" path="src/components/video/VideoView.tsx">
        <p>
          Props in, markup out. It knows no router, query, clock or storage: a link is an <Name>href</Name>, a press is
          a callback, and what needs a state of its own comes as a slot – here the player. A prop whose name does not
          say everything has a comment; that is its description in the documentation.
        </p>
      </Step>
      <Step title="3. The story" path="stories/video/VideoView.stories.tsx">
        <p>
          At the same path in <Name>stories</Name>: <Name>Default</Name> first, then one story a state, named by what
          differs. A <Name>play</Name> function presses and types as a visitor would. <Name>tags: ['phone']</Name> tests
          it at 360 px; in the workshop it has the width of the window. See <Entry title="video/VideoView" />.
        </p>
      </Step>
      <Step title="4. The sheet">
        <p>
          A component with variants or states has a sheet: one story that shows all of them beside each other, with
          hover, focus and press. It is made from the component's own list of variants, so that none is forgotten, and
          it is what pictures are taken of. A whole view like this one has variants only in its data: stories are
          enough.
        </p>
      </Step>
      <Step title="5. The container" path="src/containers/video/VideoContainer.tsx">
        <p>
          Thin: it runs a query or keeps a state – here where the player is – and gives it to one component. Markup
          beyond that component moves down there.
        </p>
      </Step>
      <Step title="6. The route" path="src/routes/video.tsx">
        <p>
          The address. Its loader asks for the data on the server and in the browser by the same query, its meta says
          what search engines and tabs show, and it renders the container. One row in <Name>src/routes.ts</Name> puts it
          on the site.
        </p>
      </Step>
      <Section title="7. The pictures">
        <p>
          Look at it: 360, 768 and 1440 px, light and dark, with the longest text and with none. Pictures of before and
          after belong to every change that is seen.
        </p>
      </Section>
      <Section title="Before a commit">
        <List>
          <li>
            <Name>npm run check</Name>: types, lint, directions of imports.
          </li>
          <li>
            <Name>npx vitest run --project stories stories/video</Name>: accessibility, both themes, the width.
          </li>
          <li>
            <Name>npx vitest run --project unit tests/unit/house.test.ts</Name>: a component without a story, a title
            twice.
          </li>
        </List>
        <p>
          <Name>CONTRIBUTING.md</Name> has the same way in a list, and the ways of lessons, calls and migrations.
        </p>
      </Section>
    </Page>
  ),
};
