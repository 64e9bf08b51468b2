import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CourseTreeTable } from '#src/components/desk/content/CourseTreeTable.tsx';
import { inOrder } from '#src/domain/courseOrder.ts';
import { contentNow, courseTree, courseWithEmptyChapter } from '#stories/fixtures/deskContent.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/CourseTreeTable',
  component: CourseTreeTable,
  args: {
    chapters: courseTree.chapters,
    isFiltered: false,
    now: contentNow,
    selected: new Set<string>(),
    onSelect: nothing,
    hrefOf: (kind, id) => `#${kind}-${id}`,
    menuOf: () => [{ name: 'Otvoriť', href: '#otvorit' }],
    onReorder: nothing,
    onAdd: nothing,
    saving: '',
  },
  render: function Held(args) {
    const [chapters, setChapters] = useState(args.chapters);
    return (
      <div className="grid gap-4">
        <CourseTreeTable
          {...args}
          chapters={chapters}
          onReorder={(order) => setChapters(inOrder([...chapters], order))}
        />
      </div>
    );
  },
} satisfies Meta<typeof CourseTreeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { selected: new Set(['for', 'pole']) } };

export const Filtered: Story = {
  args: { isFiltered: true, chapters: courseTree.chapters.slice(2), saving: '' },
};

export const EmptyChapter: Story = { args: { chapters: courseWithEmptyChapter.chapters } };

export const Saving: Story = { args: { saving: 'Ukladáme poradie…' } };

export const Lifted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Prechádzanie poľa' }).focus();
    await userEvent.keyboard(' ');
    const [said] = canvas.getAllByRole('status');
    await expect(said).toHaveTextContent('Zdvihnuté: miesto 2 z 5 v kapitole Opakovanie');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(said).toHaveTextContent('Zdvihnuté: miesto 5 z 5 v kapitole Rozhodovanie');
    await expect(canvas.getByRole('link', { name: 'Prechádzanie poľa' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const PutDown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    const before = names();
    canvas.getByRole('link', { name: 'Pole' }).focus();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(names()).toEqual(before);
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(names().indexOf('Pole')).toBe(before.indexOf('Pole') - 1);
    await expect(canvas.getByRole('link', { name: 'Pole' })).toHaveFocus();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
