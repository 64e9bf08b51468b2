import { useId } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Certification } from '#src/contract/certificate.ts';
import { paths } from '#src/domain/paths.ts';
import { outOf } from '#src/domain/plural.ts';

interface Props {
  courseSlug: string;
  certification: Pick<Certification, 'refusal' | 'tests'>;
  /** What will stand on it. */
  name: string;
  state: 'ready' | 'busy' | 'failed';
  onIssue: () => void;
}

const words: Record<NonNullable<Certification['refusal']>, string> = {
  'no-final-test': 'Tento kurz zatiaľ certifikát nedáva, lebo nemá záverečný test.',
  'already-issued': 'Certifikát už máš.',
  'tests-not-passed':
    'Dostaneš ho, keď v\u00A0každom kvíze aj v\u00A0záverečnom teste bude správne aspoň 80\u00A0% odpovedí. Vyhodnocuje ich server. Čo nevyšlo, môžeš si dať znova.',
  'final-test-not-repeated': 'Predošlý certifikát sme zrušili. Ďalší dostaneš, keď záverečný test prejdeš odznova.',
};

/** The way to the certificate of a course: its quizzes and final test, or the button that gives it. */
export function CertificateWay({ courseSlug, certification: { refusal, tests }, name, state, onIssue }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid max-w-prose gap-4">
      <h2 id={titleId} className="text-h2">
        Certifikát
      </h2>
      {refusal === null ? (
        <>
          <p>
            Kvízy aj záverečný test sú splnené. Na certifikáte bude meno <b className="wrap-anywhere">{name}</b>, potom
            sa už nezmení. Iné si pred tým napíš v&nbsp;profile.
          </p>
          <div>
            <Button state={state === 'busy' ? 'busy' : 'ready'} onPress={onIssue}>
              Získať certifikát
            </Button>
          </div>
        </>
      ) : (
        <p className="text-muted">{words[refusal]}</p>
      )}
      {state === 'failed' && <FailureNote>Certifikát sa nepodarilo vydať. Skús to o&nbsp;chvíľu znova.</FailureNote>}
      {refusal !== null && tests.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
          {tests.map((test) => (
            <li key={test.id} className="flex items-center gap-3 px-5 py-1">
              <span className={`grid size-6 shrink-0 place-items-center ${test.isPassed ? 'text-success-text' : ''}`}>
                {test.isPassed ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
              </span>
              <a
                href={paths.lecture(courseSlug, test.chapterId, test.lectureId)}
                className="min-h-11 min-w-0 flex-1 content-center font-firm wrap-anywhere hover:underline"
              >
                {test.lectureName}
                {test.isFinal && <span className="font-normal text-muted"> · záverečný test</span>}
              </a>
              <span className="shrink-0 text-sm text-muted tabular-nums">
                <span className="sr-only">správne </span>
                {test.right} {outOf(test.questions)}
                <span className="sr-only">{test.isPassed ? ', splnené' : ', ešte nie'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
