import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { DeleteAccountDialog } from '#src/components/profile/DeleteAccountDialog.tsx';
import { MyCoursesView } from '#src/components/profile/MyCoursesView.tsx';
import { OrderList } from '#src/components/profile/OrderList.tsx';
import { ProfilePending } from '#src/components/profile/ProfilePending.tsx';
import { ProfileView } from '#src/components/profile/ProfileView.tsx';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import type { Order } from '#src/contract/order.ts';
import { paths } from '#src/domain/paths.ts';
import { courseCards } from '#stories/fixtures/course.ts';
import { orders } from '#stories/fixtures/order.ts';
import { profile, profileLongTexts, profileUnconfirmed } from '#stories/fixtures/profile.ts';
import { buildMyCourse, progressFinished, progressNew } from '#stories/fixtures/progress.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Profile',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.profile();
const signedIn = { isSignedIn: true };

const orderList = (items: Order[]) => (
  <OrderList
    orders={items}
    onDownloadReceipt={nothing}
    onDrop={nothing}
    droppingId={null}
    downloadingId={null}
    error={null}
  />
);

const [course = buildMyCourse().course, ...others] = courseCards;
const myCourses = [
  buildMyCourse(),
  buildMyCourse({ course, progress: progressFinished }),
  ...others.slice(1, 2).map((next) => buildMyCourse({ course: next, progress: progressNew })),
];

const view = (props: Partial<ComponentProps<typeof ProfileView>> = {}) => (
  <ProfileView
    profile={profile}
    memberSince={'14.\u00A0marca 2026'}
    form={{ state: 'ready', failure: null, onSubmit: nothing }}
    courses={<MyCoursesView items={myCourses} />}
    orders={orderList(orders)}
    exportState="ready"
    onExport={nothing}
    onDelete={nothing}
    onSignInAgain={nothing}
    {...props}
  />
);

export const Default = screen(address, view(), signedIn);

/** A learner who has only just come. */
export const Empty = screen(address, view({ courses: <MyCoursesView items={[]} />, orders: orderList([]) }), signedIn);

export const EmailNotConfirmed = screen(address, view({ profile: profileUnconfirmed }), signedIn);

export const Saved = screen(address, view({ form: { state: 'saved', failure: null, onSubmit: nothing } }), signedIn);

export const LongTexts = screen(address, view({ profile: profileLongTexts }), signedIn);

export const Deleting = screen(
  address,
  <>
    {view()}
    <DeleteAccountDialog isOpen state="ready" onConfirm={nothing} onSignInAgain={nothing} onClose={nothing} />
  </>,
  signedIn,
);

export const SectionsLoading = screen(
  address,
  view({ courses: loading('section'), orders: loading('section') }),
  signedIn,
);

export const SectionsFailed = screen(
  address,
  view({ courses: failed('section'), orders: failed('section') }),
  signedIn,
);

export const SignedOut = screen(address, <SignInRequired href={paths.login(address)} />);

export const Loading = screen(address, <ProfilePending title="Profil" status="loading" />, signedIn);

export const Failed = screen(address, <ProfilePending title="Profil" status="error" onRetry={nothing} />, signedIn);
