import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChapterEnd } from '#src/components/ends/ChapterEnd.tsx';
import { ClosedRest } from '#src/components/ends/ClosedRest.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';
import { javaEndings } from '#stories/fixtures/courseEndings.ts';

const [chapter] = javaCourse.chapters;
const linesOf = (lectures: readonly { name: string }[] = []) =>
  lectures.map(({ name }, index) => ({ number: index + 1, name }));
const ahead = { number: 5, name: 'Podmienka', minutes: 14 };

const meta = {
  title: 'ends/ChapterEnd',
  component: ChapterEnd,
  args: {
    number: 1,
    lines: linesOf(chapter?.lectures),
    ahead,
    skills: javaEndings.chapters[0]?.skills ?? [],
    result: chapter?.result ?? null,
    time: 'again',
    quizHref: null,
    children: (
      <ButtonLink href="/lekcia/podmienka" icon="arrowRight">
        Ďalej: Podmienka
      </ButtonLink>
    ),
  },
  render: (props) => (
    <div className="mx-auto max-w-175">
      <h1 className="sr-only">Malá kalkulačka</h1>
      <ChapterEnd {...props} />
    </div>
  ),
} satisfies Meta<typeof ChapterEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Toto už vieš' })).not.toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Who has pressed for it reads on from its heading. */
export const JustCompleted: Story = {
  args: { time: 'first', isArrival: true, quizHref: '#kviz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Toto už vieš' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Dať si kvíz kapitoly' })).toHaveAttribute('href', '#kviz');
  },
};

/** Before it is in sight. */
export const Unseen: Story = { args: { time: 'unseen' } };

/** Nobody has said what one can do: what was built stands in. */
export const WithoutSkills: Story = {
  args: { skills: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Malá kalkulačka', level: 2 })).toBeVisible();
  },
};

export const NothingSaid: Story = { args: { skills: [], result: null } };

export const RestIsClosed: Story = {
  args: {
    ahead: undefined,
    children: (
      <ClosedRest
        count={4}
        price={'49\u00A0€'}
        buyHref={paths.checkout('java-kurz', 'prod_java_kurz_basic')}
        loginHref={null}
        free={{ name: 'SQL Základy', href: '/kurzy/sql-zaklady/prva' }}
      />
    ),
  },
};

// It reaches to both edges of a phone's page.
const onPhone: Pick<Story, 'tags' | 'decorators'> = {
  tags: ['phone'],
  decorators: [(Story) => <div className="px-5">{Story()}</div>],
};

export const Phone: Story = onPhone;

export const LongOnPhone: Story = {
  ...onPhone,
  args: { lines: linesOf(courseWithLongName.chapters[0]?.lectures), skills: [courseWithLongName.name] },
};
