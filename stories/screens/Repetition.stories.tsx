import type { Meta } from '@storybook/react-vite';
import { NothingToRepeat } from '#src/components/repetition/NothingToRepeat.tsx';
import { RepeatedQuestion } from '#src/components/repetition/RepeatedQuestion.tsx';
import { RepeatedQuizQuestion } from '#src/components/repetition/RepeatedQuizQuestion.tsx';
import { RepetitionEnd } from '#src/components/repetition/RepetitionEnd.tsx';
import { RepetitionPage } from '#src/components/repetition/RepetitionPage.tsx';
import { paths } from '#src/domain/paths.ts';
import { singleQuestion } from '#stories/fixtures/quiz.ts';
import { chosenQuestion } from '#stories/fixtures/repetition.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Repetition',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.repetition();

export const Default = screen(
  address,
  <RepetitionPage leaveTo={paths.home()} lines={['right', 'other', 'now', 'ahead', 'ahead']}>
    <RepeatedQuestion
      question={chosenQuestion}
      lecture={{ name: 'Premenné', href: paths.lecture('programovanie-od-nuly', 'k', 'premenne') }}
      ago={'pred\u00A08\u00A0dňami'}
      answered={null}
      onAnswer={nothing}
      onNext={nothing}
    />
  </RepetitionPage>,
);

export const OfQuiz = screen(
  address,
  <RepetitionPage leaveTo={paths.home()} lines={['right', 'now', 'ahead', 'ahead', 'ahead']}>
    <RepeatedQuizQuestion
      question={singleQuestion}
      lecture={{ name: 'Porovnávanie', href: paths.lecture('programovanie-od-nuly', 'k', 'porovnavanie') }}
      ago={null}
      answered={null}
      onAnswer={nothing}
      onNext={nothing}
    />
  </RepetitionPage>,
);

export const Ended = screen(
  address,
  <RepetitionPage lines={['right', 'other']}>
    <RepetitionEnd
      lines={[
        { id: '1', name: 'Premenné', outcome: 'right' },
        { id: '2', name: 'Porovnávanie', outcome: 'other' },
      ]}
      tomorrow={4}
      more={0}
      onMore={nothing}
      href={paths.home()}
    />
  </RepetitionPage>,
);

export const Nothing = screen(
  address,
  <RepetitionPage>
    <NothingToRepeat hasFinished tomorrow={0} />
  </RepetitionPage>,
);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
