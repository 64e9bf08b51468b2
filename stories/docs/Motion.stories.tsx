import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { List, Name, Page, Section, Slovak } from './page.tsx';

interface Move {
  name: string;
  className: string;
  time: string;
  /** What it answers. */
  when: string;
  stage: ReactNode;
}

const moves: readonly Move[] = [
  {
    name: 'Kurzor',
    className: 'motion-cursor',
    time: '300 ms, three times',
    when: 'The heading of the home page is there: the cursor blinks three times, then it stands. Never for ever.',
    stage: (
      <span className="text-h2 font-extrabold">
        riadkom
        <span className="motion-cursor ml-1 inline-block h-[1em] w-1 translate-y-1 rounded-full bg-accent-text" />
      </span>
    ),
  },
  {
    name: 'Rozsvietenie',
    className: 'motion-light-up',
    time: '280 ms',
    when: 'A line fills from its number to the right: the lecture that is open now.',
    stage: (
      <span className="motion-light-up block w-full border-l-3 border-course-text px-3 py-2 font-strong">
        <span className="mr-3 font-mono text-sm text-course-text">5</span>Premenné
      </span>
    ),
  },
  {
    name: 'Fajka',
    className: 'motion-check',
    time: '220 ms',
    when: 'A check is drawn in one stroke: something is done, or right.',
    stage: <Icon name="check" size={52} className="motion-check text-success-text" />,
  },
  {
    name: 'Odpoveď',
    className: 'motion-answer, motion-answer-after',
    time: '180 ms, what follows 60 ms later',
    when: 'A program has answered: its output rises by 6 px, the sentence under it a moment later.',
    stage: (
      <span className="grid w-full gap-2">
        <span className="motion-answer rounded-lg bg-code-out px-4 py-3 font-mono text-code-text">Ahoj, Janka</span>
        <span className="motion-answer-after text-sm">Presne tak. Program pozdravil.</span>
      </span>
    ),
  },
];

function Moves() {
  const [round, setRound] = useState(0);
  return (
    <>
      {/* Another key: the elements are new, and so are their animations. */}
      <ul key={round} className="grid gap-4 m:grid-cols-2">
        {moves.map(({ name, className, time, when, stage }) => (
          <li key={name} className="grid grid-rows-[8rem_auto] overflow-hidden rounded-xl border border-line">
            <div lang="sk" className="grid place-items-center bg-surface px-6">
              {stage}
            </div>
            <div className="p-4 text-sm">
              <h3 className="text-h3">
                <Slovak>{name}</Slovak>
              </h3>
              <p className="text-muted">
                <Name>{className}</Name> {time}
              </p>
              <p className="mt-1.5">{when}</p>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="quiet" onPress={() => setRound(round + 1)}>
          Play again
        </Button>
      </div>
    </>
  );
}

const meta = {
  title: 'docs/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Motion: StoryObj = {
  render: () => (
    <Page
      title="Motion"
      lead="Five motions, each at most 300 ms long, each the answer to something that happened. Nothing moves to be noticed."
    >
      <Section title="The motions">
        <Moves />
        <p>
          The fifth is <Slovak>Otvorenie</Slovak>, <Name>picture-of-course</Name>, 280 ms: the drawing on the card of a
          course grows into the one on its page. It is a transition between two pages, so it is seen on the site alone.
        </p>
      </Section>
      <Section title="Rules">
        <List>
          <li>
            A motion begins when somebody has done something, or when something has arrived. None of them runs for ever.
          </li>
          <li>
            It moves <Name>opacity</Name>, <Name>transform</Name>, a background or a stroke: nothing that pushes other
            things away.
          </li>
          <li>Who presses again is not kept waiting: a motion delays no answer.</li>
          <li>
            Colours of what is pointed at change within 150 ms, with <Name>transition-colors</Name>.
          </li>
          <li>What is under way is said in words; a turning ring beside them is enough.</li>
        </List>
      </Section>
      <Section title="Less motion">
        <p>
          Who has asked the system for less motion sees the end at once: the base styles end every animation and
          transition, and pages change without one. So the end must say everything; a component needs no code for it. To
          see it, turn it on in the system, or in the developer tools under Rendering, and press the button above.
        </p>
      </Section>
    </Page>
  ),
};
