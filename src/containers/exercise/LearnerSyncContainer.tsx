import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { startExerciseSync } from '#src/browser/exercise/exerciseSync.ts';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { lectureOf } from '#src/browser/exercise/lectureOf.ts';
import { startAnswerSync, takeGuestAnswers } from '#src/browser/learning/answerSync.ts';
import { claimGuestGoal } from '#src/browser/learning/claimGuestGoal.ts';
import { claimGuestVote } from '#src/browser/learning/claimGuestVote.ts';
import { startPositionSync } from '#src/browser/learning/guestPositions.ts';
import { keepForOwner } from '#src/browser/learning/keepForOwner.ts';
import { startRepeatSync, takeGuestRepeats } from '#src/browser/learning/repeatSync.ts';
import { takeGuestMarks } from '#src/browser/learning/takeGuestMarks.ts';
import { sendAs } from '#src/browser/outbox/sendAs.ts';
import { startProgramSync, takeGuestPrograms } from '#src/browser/playground/programSync.ts';
import { KeptLearning } from '#src/components/account/KeptLearning.tsx';
import type { KeptCounts } from '#src/domain/keptWords.ts';
import { nextCourseVote } from '#src/queries/nextCourse.ts';
import { learnerHome } from '#src/queries/progress.ts';
import { ownRepetition } from '#src/queries/repetition.ts';

const noticeMs = 6000;
const arrivalMs = 1000;
const nothing: KeptCounts = { lectures: 0, exercises: 0, answers: 0, programs: 0 };

interface Props {
  userId: string;
}

/** Takes over what a guest did, keeps the exercises of a learner in step with the server, and says once what came along with the sign-in. */
export function LearnerSyncContainer({ userId }: Props) {
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState(nothing);
  const [isHeld, setHeld] = useState(false);
  const saidAt = useRef(0);
  useEffect(() => {
    keepForOwner(userId);
    const counts = {
      ...nothing,
      lectures: takeGuestMarks(userId),
      answers: takeGuestAnswers(userId),
      programs: takeGuestPrograms(userId),
    };
    takeGuestRepeats(userId);
    const stopAnswers = startAnswerSync({
      userId,
      send: sendAs(userId),
      onSent: () =>
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [resource, , owner] }) => resource === 'quiz' && owner === userId,
        }),
    });
    const stopRepeats = startRepeatSync({
      owner: userId,
      send: sendAs(userId),
      onGraded: () => void queryClient.invalidateQueries({ queryKey: ownRepetition(userId).queryKey }),
    });
    const stopPositions = startPositionSync({ userId, send: sendAs(userId) });
    const stopExercises = startExerciseSync({
      userId,
      send: sendAs(userId),
      onMoved(count) {
        counts.exercises = count;
      },
      onLectureCompleted: () =>
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [resource, , owner] }) =>
            (resource === 'progress' || resource === 'course') && owner === userId,
        }),
    });
    const stopPrograms = startProgramSync({ userId, send: sendAs(userId) });
    void claimGuestVote(sendAs(userId)).then((isClaimed) => {
      if (isClaimed) void queryClient.invalidateQueries({ queryKey: nextCourseVote(userId).queryKey });
    });
    void claimGuestGoal(sendAs(userId)).then((isClaimed) => {
      if (isClaimed) void queryClient.invalidateQueries({ queryKey: learnerHome(userId).queryKey });
    });
    if (Object.values(counts).some((count) => count > 0)) {
      saidAt.current = performance.now();
      setMoved(counts);
    }
    return () => {
      stopAnswers();
      stopRepeats();
      stopPositions();
      stopExercises();
      stopPrograms();
    };
  }, [userId, queryClient]);
  const { pathname } = useLocation();
  // Who has read it, or has gone on, needs it no more; the sign-in itself leads to another page at once, and takes it along.
  useEffect(() => {
    if (moved === nothing || isHeld) return;
    const leave = setTimeout(() => setMoved(nothing), noticeMs);
    return () => clearTimeout(leave);
  }, [moved, isHeld]);
  useEffect(() => {
    if (performance.now() - saidAt.current > arrivalMs) setMoved(nothing);
  }, [pathname]);
  // Another page has other exercises and programs.
  useEffect(() => whenLectureComes(keptExercises.show), [pathname]);
  const close = () => {
    setMoved(nothing);
    setHeld(false);
  };
  return createPortal(<KeptLearning counts={moved} onClose={close} onHold={setHeld} />, document.body);
}

/** The text of a lecture may come after its page. Answers a function that stops waiting. */
function whenLectureComes(callback: (lectureId: string) => void): () => void {
  const look = () => {
    const box = document.querySelector('[data-lecture] :is([data-exercise], [data-run])');
    const lectureId = box && lectureOf(box);
    if (!lectureId) return;
    observer.disconnect();
    callback(lectureId);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
