import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LessonSample } from '#src/components/home/LessonSample.tsx';
import { buildFirstLecture, lectureOpening } from '#stories/fixtures/courseBeginning.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'home/LessonSample',
  component: LessonSample,
  args: { lecture: buildFirstLecture(), opening: lectureOpening, href: '/kurzy/programovanie-od-nuly' },
  decorators: [
    (Story) => (
      <div className="max-m:px-5">
        <h2 className="sr-only">Takto vyzerá lekcia</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LessonSample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer is covered until somebody asks for it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Čo program vypíše?'));
    await waitFor(() => expect(canvas.getByText('12')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Ak ti napadla dvanástka/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Otvoriť celú lekciu, 8\u00A0minút' })).toHaveAttribute(
      'href',
      args.href,
    );
  },
};

export const Covered: Story = {};

export const CoveredOnPhone: Story = { tags: ['phone'] };

export const LongNamesOnPhone: Story = {
  args: { lecture: buildFirstLecture({ courseName: longTitle, name: longTitle }) },
  tags: ['phone'],
};
