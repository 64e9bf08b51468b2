import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { type DeskChoice, DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FailedChecks } from '#src/components/desk/overview/FailedChecks.tsx';
import { KnownMistake } from '#src/components/desk/overview/KnownMistake.tsx';
import { WrongAnswers } from '#src/components/desk/overview/WrongAnswers.tsx';
import { WrongAnswersFrame } from '#src/components/desk/overview/WrongAnswersFrame.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { exercisesIn, notRun, proveTask, tryMistake } from '#src/containers/desk/tasks/proveTask.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import type { Span } from '#src/domain/desk/overview/span.ts';
import { addSlip, knownSlip, taskOf } from '#src/domain/desk/tasks/addSlip.ts';
import { checkNames } from '#src/domain/desk/tasks/taskChecks.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { openContent, previewContent, saveContent } from '#src/queries/desk/content/deskContent.ts';
import { wrongAnswers } from '#src/queries/desk/overview/deskOverview.ts';

interface Props {
  userId: string;
  lectureId: string;
  exerciseId: string;
  tasks: readonly DeskChoice[];
  span: Span | null;
}

/** Why a known mistake was not added, in words. */
class MistakeRefused extends Error {}

/** At which check of a task people fail, what most were left with, and the way of one of these answers into its known mistakes. */
export function WrongAnswersContainer({ userId, lectureId, exerciseId, tasks, span }: Props) {
  const answers = useQuery(wrongAnswers(userId, lectureId, exerciseId, span));
  const opened = useQuery(openContent(userId, 'lecture', lectureId));
  const queryClient = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const task = opened.data ? taskOf(opened.data.document.text, exerciseId) : null;
  const adding = useMutation({
    mutationFn: async (message: string) => {
      if (!opened.data || code === null) return 0;
      const { document, revision } = opened.data;
      const text = addSlip(document.text, exerciseId, { code, message });
      if (text === null) throw new MistakeRefused('Do tejto úlohy sa pridať nedá. Pridaj ju v\u00A0časti Úlohy.');
      const next = { ...document, text };
      const { html } = await previewContent(sendToApi, 'lecture', lectureId, { document: next, viewer: 'buyer' });
      const exercise = exercisesIn(html).get(exerciseId);
      const added = exercise?.mistakes.at(-1);
      if (!exercise || !added) throw new MistakeRefused('Úlohu sa nepodarilo prečítať. Nič sme nepridali.');
      const wrong = await proveTask(exercise);
      if (wrong === notRun) throw new MistakeRefused(notRun);
      if (wrong !== null) throw new MistakeRefused(`Nič sme nepridali. ${wrong}`);
      const known = answers.data ?? { wrong: [], right: [] };
      const caught = await tryMistake(exercise, added.messageHtml, {
        wrong: known.wrong.map((answer) => answer.code),
        right: known.right,
      });
      if (caught.right > 0) {
        throw new MistakeRefused('Takto by sme vytkli správnu odpoveď. Nič sme nepridali.');
      }
      await saveContent(sendToApi, { kind: 'lecture', id: lectureId, revision }, { document: next });
      return caught.wrong;
    },
    onSuccess: () => setCode(null),
    // Somebody else may have saved: the text is read again, so that the next press begins from theirs.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const choose = (chosen: string) => {
    adding.reset();
    setCode(chosen);
  };
  const failure =
    adding.error instanceof MistakeRefused
      ? adding.error.message
      : refusalOf(adding.error) === 'content-changed'
        ? 'Lekciu medzitým zmenil niekto iný. Nič sme nepridali, skús to znova nad novým textom.'
        : deskFailure(adding.error);
  return (
    <WrongAnswersFrame tasks={tasks.length > 1 && <DeskSwitch label="Úloha" choices={tasks} />}>
      {adding.isSuccess && code === null && (
        <DeskNote tone="success" isAlert>
          Známa chyba je v&nbsp;koncepte lekcie. Zo zobrazených odpovedí zachytí {adding.data}, ani jednu správnu.{' '}
          <a href={deskPaths.contentEditor('lecture', lectureId)}>Otvoriť koncept</a>
        </DeskNote>
      )}
      <DeskSection {...sectionOf(answers)}>
        {(data) => (
          <>
            <FailedChecks exerciseId={exerciseId} checks={data.checks} names={checkNames(task?.checks?.code ?? '')} />
            <WrongAnswers
              rows={data.wrong.map((answer) => ({ ...answer, known: task && knownSlip(task, answer.code) }))}
              onMistake={task ? choose : undefined}
            />
          </>
        )}
      </DeskSection>
      {code !== null && (
        <KnownMistake
          code={code}
          state={adding.isPending ? 'busy' : 'ready'}
          error={failure}
          onAdd={(message) => adding.mutate(message)}
          onClose={() => setCode(null)}
        />
      )}
    </WrongAnswersFrame>
  );
}
