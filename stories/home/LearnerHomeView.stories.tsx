import type { Meta, StoryObj } from '@storybook/react-vite';
import { LearnerHomeView } from '#src/components/home/LearnerHomeView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import {
  goal,
  guestCourseLines,
  news,
  otherCourseLines,
  ownCourseLines,
  publicNews,
  wayAfterAll,
  wayIn,
  wayOnOfGuest,
  wayOnward,
  week,
} from '#stories/fixtures/learnerHome.ts';

const meta = {
  title: 'home/LearnerHomeView',
  component: LearnerHomeView,
  parameters: { layout: 'fullscreen' },
  args: {
    greeting: 'Ahoj, Janka.',
    wayOn: wayOnward,
    courses: { title: 'Moje kurzy', lines: ownCourseLines },
    week,
    news,
  },
} satisfies Meta<typeof LearnerHomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };

export const Guest: Story = {
  args: {
    greeting: null,
    wayOn: wayOnOfGuest,
    courses: { title: 'Rozrobené', lines: guestCourseLines },
    week: { ...week, goal: { ...goal, days: null } },
    news: publicNews,
  },
};

export const NothingBegun: Story = {
  args: { wayOn: wayIn, courses: { title: 'Ďalšie kurzy', lines: otherCourseLines }, news: publicNews },
};

export const AllDone: Story = {
  args: { wayOn: wayAfterAll, courses: { title: 'Moje kurzy', lines: ownCourseLines.slice(0, 1) } },
};

/** What is for this learner alone did not come. */
export const HalfFailed: Story = {
  args: {
    week: null,
    news: publicNews,
    missing: (
      <DataSection status="error" data={undefined} onRetry={() => undefined}>
        {() => null}
      </DataSection>
    ),
  },
};
