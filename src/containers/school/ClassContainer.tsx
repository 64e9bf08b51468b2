import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import { ClassQuestion } from '#src/components/school/ClassQuestion.tsx';
import { ClassView } from '#src/components/school/ClassView.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { NotFoundScreen } from '#src/components/ui/NotFoundScreen.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { ClassTable } from '#src/contract/schoolClass.ts';
import { shownClassCode } from '#src/domain/classCode.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { classTable, closeClass, removeMember, renewCode } from '#src/queries/school.ts';

type Question = { kind: 'renew' } | { kind: 'close' } | { kind: 'remove'; member: ClassTable['members'][number] };

/** A teacher's class; others are told nothing of it. */
export function ClassContainer({ classId }: { classId: string }) {
  const { userId, isLoading } = useSession();
  if (userId === null && !isLoading) return <SignInRequired href={paths.login(paths.schoolClass(classId))} />;
  return <OwnClass userId={userId} classId={classId} />;
}

function OwnClass({ userId, classId }: { userId: string | null; classId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const table = useQuery({ ...classTable(userId ?? '', classId), enabled: userId !== null });
  const [chapterId, setChapterId] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isCopied, setCopied] = useState(false);
  const acting = useMutation({
    mutationFn: async (asked: Question) => {
      if (asked.kind === 'remove') await removeMember(sendToApi, classId, asked.member.id);
      else if (asked.kind === 'renew') await renewCode(sendToApi, classId);
      else await closeClass(sendToApi, classId);
    },
    onSuccess: (_, { kind }) => {
      setQuestion(null);
      setCopied(false);
      if (kind === 'close') return navigate(paths.teachers());
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['school'] }),
  });
  const ask = (next: Question) => {
    acting.reset();
    setQuestion(next);
  };
  if (table.error instanceof ApiError && [400, 403, 404].includes(table.error.status))
    return <NotFoundScreen homeHref={paths.home()} coursesHref={paths.courses()} />;
  return (
    <DataSection room="page" {...sectionOf(table)}>
      {(data) => (
        <>
          <ClassView
            table={data}
            host={location.host}
            chapterId={chapterId}
            onChapter={setChapterId}
            isCopied={isCopied}
            onCopy={() => {
              const link = location.origin + paths.joinClass(shownClassCode(data.code));
              void navigator.clipboard.writeText(link).then(() => setCopied(true));
            }}
            onPrint={() => print()}
            onRemove={(member) => ask({ kind: 'remove', member })}
            onRenew={() => ask({ kind: 'renew' })}
            onClose={() => ask({ kind: 'close' })}
          />
          {question && (
            <ClassQuestion
              {...wordsOf(question, data.name)}
              state={callState(acting)}
              onAct={() => acting.mutate(question)}
              onClose={() => setQuestion(null)}
            />
          )}
        </>
      )}
    </DataSection>
  );
}

function wordsOf(question: Question, className: string) {
  if (question.kind === 'renew') {
    return {
      title: 'Dať triede nový kód?',
      act: 'Dať nový kód',
      children: 'Doterajší kód aj odkaz prestanú platiť hneď. Kto už v\u00A0triede je, ostane v\u00A0nej.',
    };
  }
  if (question.kind === 'close') {
    return {
      title: `Zavrieť triedu ${className}?`,
      act: 'Zavrieť triedu',
      children:
        'Tabuľka aj kód zmiznú natrvalo a\u00A0nevrátia sa. Splnené úlohy ostanú každému v\u00A0jeho účte. Ak chceš tabuľku na papieri, najprv ju vytlač.',
    };
  }
  return {
    title: `Odobrať z\u00A0triedy: ${question.member.name}?`,
    act: 'Odobrať z\u00A0triedy',
    children: 'V\u00A0tabuľke už nebude, pokrok ostane v\u00A0jeho účte. Kódom sa dá pridať znova.',
  };
}
