import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChapterRow, LectureRow } from '#src/components/desk/content/CourseTreeRow.tsx';
import { contentNow, courseTree } from '#stories/fixtures/deskContent.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/CourseTreeRow',
  component: ChapterRow,
  args: {
    chapter: courseTree.chapters[0] as (typeof courseTree.chapters)[number],
    number: 1,
    isFiltered: false,
    now: contentNow,
    selected: new Set<string>(),
    onSelect: nothing,
    hrefOf: (kind, id) => `#${kind}-${id}`,
    menuOf: () => [{ name: 'Otvoriť', href: '#otvorit' }],
    onAdd: nothing,
    place: null,
  },
  render: function Rows({ chapter, number, ...props }) {
    return (
      <DndContext>
        <table className="block w-full text-xs">
          <tbody className="block">
            <ChapterRow {...props} chapter={chapter} number={number} />
            {chapter.lectures.map((lecture, index) => (
              <LectureRow key={lecture.id} {...props} place={null} lecture={lecture} number={String(index + 1)} />
            ))}
          </tbody>
        </table>
      </DndContext>
    );
  },
} satisfies Meta<typeof ChapterRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = {
  args: { selected: new Set(courseTree.chapters[0]?.lectures.map(({ id }) => id)) },
};

export const Lifted: Story = { args: { place: 'miesto 1 z\u00A04' } };

/** Places mean nothing where only a part is shown. */
export const Filtered: Story = { args: { isFiltered: true } };

export const OnPhone: Story = { tags: ['phone'] };
