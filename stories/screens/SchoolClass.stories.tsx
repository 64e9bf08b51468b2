import type { Meta } from '@storybook/react-vite';
import { ClassView } from '#src/components/school/ClassView.tsx';
import { paths } from '#src/domain/paths.ts';
import { classOf } from '#stories/fixtures/school.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/SchoolClass',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.schoolClass('c1');
const view = (count: number) => (
  <ClassView
    table={classOf(count)}
    host="prvyriadok.sk"
    chapterId={null}
    onChapter={nothing}
    isCopied={false}
    onCopy={nothing}
    onPrint={nothing}
    onRemove={nothing}
    onRenew={nothing}
    onClose={nothing}
  />
);

export const Default = screen(address, view(8), { isSignedIn: true });

export const Empty = screen(address, view(0), { isSignedIn: true });

export const Loading = screen(address, loading(), { isSignedIn: true });

export const Failed = screen(address, failed(), { isSignedIn: true });
