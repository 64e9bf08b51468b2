import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseLines } from '#src/components/home/CourseLines.tsx';
import { guestCourseLines, otherCourseLines, ownCourseLines } from '#stories/fixtures/learnerHome.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/CourseLines',
  component: CourseLines,
  args: { title: 'Moje kurzy', courses: ownCourseLines },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Domov</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof CourseLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [begun, , bought] = canvas.getAllByRole('listitem');
    await expect(begun).toHaveTextContent('4 z 12 riadkov · ďalej Hodnoty a ich typy');
    await expect(bought).toHaveTextContent('tvoj kurz · 8 riadkov čaká');
    await expect(canvas.getByRole('link', { name: /Začať\s*: Java Kurz/ })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Guest: Story = { args: { title: 'Rozrobené', courses: guestCourseLines } };

export const Others: Story = { args: { title: 'Ďalšie kurzy', courses: otherCourseLines } };

export const LongNames: Story = {
  args: { courses: ownCourseLines.map((line) => ({ ...line, name: longTitle, text: longTitle })) },
  tags: ['phone'],
};
