import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { OutlineDrawer } from '#src/components/lecture/OutlineDrawer.tsx';
import { SidebarProgress } from '#src/components/lecture/SidebarProgress.tsx';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'lecture/OutlineDrawer',
  component: OutlineDrawer,
  tags: ['phone'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    children: (
      <LectureSidebar
        course={javaCourse}
        currentLectureId="java-citanie-chyb"
        access="all"
        progress={<SidebarProgress percent={13} />}
        completedLectureIds={new Set(['java-prvy-vypis'])}
      />
    ),
  },
} satisfies Meta<typeof OutlineDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Obsah kurzu' }));
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveAccessibleName(/Keď to nefunguje/);
    await userEvent.click(drawer.getByRole('button', { name: 'Zavrieť obsah kurzu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: { children: <LectureSidebar course={courseWithLongName} currentLectureId="java-citanie-chyb" /> },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
