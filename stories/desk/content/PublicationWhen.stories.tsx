import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublicationWhen } from '#src/components/desk/content/PublicationWhen.tsx';
import { publicationNow } from '#stories/fixtures/deskPublication.ts';

const meta = {
  title: 'desk/content/PublicationWhen',
  component: PublicationWhen,
  args: {
    count: 10,
    obstacles: 0,
    checking: 'ready',
    act: 'ready',
    proven: 8,
    failure: null,
    now: publicationNow,
    onPublish: fn(),
    onCheck: fn(),
  },
} satisfies Meta<typeof PublicationWhen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Publikovať 10.vecí$/ }));
    await expect(args.onPublish).toHaveBeenLastCalledWith(null);
  },
};

export const Planned: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^V.deň a.hodinu$/ }));
    await userEvent.type(canvas.getByLabelText(/^Deň a.hodina$/), '2025-11-25T08:00');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tento čas už prešiel.');
    await userEvent.click(canvas.getByRole('button', { name: /^Naplánovať 10.vecí$/ }));
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(/^Deň a.hodina$/));
    await userEvent.type(canvas.getByLabelText(/^Deň a.hodina$/), '2026-12-01T08:00');
    await userEvent.click(canvas.getByRole('button', { name: /^Naplánovať 10.vecí$/ }));
    await expect(args.onPublish).toHaveBeenLastCalledWith('2026-12-01T08:00');
  },
};

export const Obstacles: Story = {
  args: { obstacles: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Publikovať 10.vecí$/ }));
    await expect(args.onPublish).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Najprv odstráň 2 prekážky.');
  },
};

export const Checking: Story = { args: { checking: 'busy', proven: 0 } };

export const Stopped: Story = { args: { checking: 'stopped', proven: 0 } };

export const Publishing: Story = { args: { act: 'busy' } };

export const Refused: Story = {
  args: {
    failure:
      'Na webe sa nezmenilo nič. Medzitým sa zmenilo: Premenné (Peter). Tvoj výber ostal a\u00A0nové znenie sa kontroluje.',
  },
};
