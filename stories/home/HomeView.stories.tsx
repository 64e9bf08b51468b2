import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeView } from '#src/components/home/HomeView.tsx';
import { buildFirstLecture, firstLecture } from '#stories/fixtures/courseBeginning.ts';

const firstHref = '/kurzy/programovanie-od-nuly/kapitola/zaklady-prvy-riadok/lekcia/zaklady-co-je-program';

const meta = {
  title: 'home/HomeView',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  args: { lecture: firstLecture, sentName: null, children: null },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Takto vyzerá lekcia' })).toBeVisible();
    await expect(canvasElement.querySelectorAll(`a[href="${firstHref}"]`).length).toBeGreaterThan(0);
  },
};

/** Nobody may read the first lecture without an account: there is nothing to show of it. */
export const WithoutSample: Story = {
  args: { lecture: buildFirstLecture({ opening: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  },
};

export const WithoutLecture: Story = {
  args: { lecture: null, sentName: 'Janka' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="/kurzy"]')).toBeInTheDocument();
  },
};

export const Phone: Story = { tags: ['phone'] };
