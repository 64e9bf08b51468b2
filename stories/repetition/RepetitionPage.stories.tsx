import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepeatedQuestion } from '#src/components/repetition/RepeatedQuestion.tsx';
import { RepetitionPage } from '#src/components/repetition/RepetitionPage.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { chosenQuestion } from '#stories/fixtures/repetition.ts';

const asked = (
  <RepeatedQuestion
    question={chosenQuestion}
    lecture={{ name: 'Premenné', href: '/' }}
    ago={'pred\u00A08\u00A0dňami'}
    answered={null}
    onAnswer={() => undefined}
    onNext={() => undefined}
  />
);

const meta = {
  title: 'repetition/RepetitionPage',
  component: RepetitionPage,
  args: { leaveTo: '/', lines: ['right', 'other', 'now', 'ahead', 'ahead'], children: asked },
} satisfies Meta<typeof RepetitionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Offline: Story = { args: { isOffline: true } };

export const Loading: Story = {
  args: {
    leaveTo: undefined,
    lines: undefined,
    children: (
      <DataSection status="loading" data={undefined}>
        {() => null}
      </DataSection>
    ),
  },
};

export const Failed: Story = {
  args: {
    leaveTo: undefined,
    lines: undefined,
    children: (
      <DataSection status="error" data={undefined} onRetry={() => undefined}>
        {() => null}
      </DataSection>
    ),
  },
};
