import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MyCoursesView } from '#src/components/profile/MyCoursesView.tsx';
import { OrderList } from '#src/components/profile/OrderList.tsx';
import { ProfileView } from '#src/components/profile/ProfileView.tsx';
import { formatDate } from '#src/domain/dateTime.ts';
import { profile, profileLongTexts, profileUnconfirmed, profileWithPicture } from '#stories/fixtures/profile.ts';
import { buildMyCourse } from '#stories/fixtures/progress.ts';

const meta = {
  title: 'profile/ProfileView',
  component: ProfileView,
  parameters: { layout: 'fullscreen' },
  args: {
    profile,
    memberSince: formatDate(profile.createdAt),
    form: { state: 'ready', failure: null, onSubmit: fn() },
    courses: <MyCoursesView items={[]} />,
    orders: (
      <OrderList
        orders={[]}
        onDownloadReceipt={fn()}
        onDrop={fn()}
        droppingId={null}
        downloadingId={null}
        error={null}
      />
    ),
    exportState: 'ready',
    onExport: fn(),
    onDelete: fn(),
    onSignInAgain: fn(),
  },
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ema Nováková' })).toBeVisible();
    await expect(canvas.getByText(/^Účet máš od 14\.\smarca\s2026$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Moje kurzy' })).toHaveAttribute('id', 'moje-kurzy');
    const courses = within(canvas.getByRole('region', { name: 'Moje kurzy' }));
    await expect(courses.getByRole('link', { name: 'Pozrieť kurzy' })).toHaveAttribute('href', '/kurzy');
    await expect(canvas.getByRole('region', { name: 'Objednávky' })).toHaveAttribute('id', 'objednavky');
    await userEvent.click(canvas.getByRole('button', { name: 'Stiahnuť moje údaje' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zrušiť účet' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const WithCourses: Story = { args: { courses: <MyCoursesView items={[buildMyCourse()]} /> } };

export const Picture: Story = { args: { profile: profileWithPicture } };

export const EmailNotConfirmed: Story = { args: { profile: profileUnconfirmed } };

export const Saved: Story = { args: { form: { state: 'saved', failure: null, onSubmit: fn() } } };

export const Exporting: Story = {
  args: { exportState: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stiahnuť moje údaje' }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

export const ExportFailed: Story = {
  args: { exportState: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Údaje sa nepodarilo stiahnuť.');
  },
};

export const Phone: Story = { tags: ['phone'] };

export const LongTextsOnPhone: Story = {
  tags: ['phone'],
  args: { profile: profileLongTexts },
};
