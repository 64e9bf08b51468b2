/** What learners do: progress, quizzes, exercises, programs of their own. Others take this alone. */

export { rotateCertificateKey, signingCertificateKey } from './certificate/certificateKeys.ts';
export { type Certification, getCertification, issueCertificate } from './certificate/certification.ts';
export { getIssuerDocument } from './certificate/issuer.ts';
export { getCertificate, listCertificates, type OwnCertificate, showName } from './certificate/ownCertificates.ts';
export { revokeCertificate } from './certificate/revokeCertificate.ts';
export { getStatusList } from './certificate/statusList.ts';
export { type Verification, verifyCertificate } from './certificate/verifyCertificate.ts';
export { askedIdsIn, exerciseIdsIn, programsIn } from './exercise/exerciseIdsIn.ts';
export { exerciseStatistics } from './exercise/exerciseStatistics.ts';
export { listOwnExercises } from './exercise/listOwnExercises.ts';
export { updateExercise } from './exercise/updateExercise.ts';
export { listOwnPrograms, openOwnProgram } from './playground/ownPrograms.ts';
export { removeProgram } from './playground/removeProgram.ts';
export { saveProgram } from './playground/saveProgram.ts';
export { chooseGoal } from './progress/chooseGoal.ts';
export { getProgress, type LearnerProgress } from './progress/getProgress.ts';
export { getLearntDays, type LearntDays } from './progress/learntDays.ts';
export { resetProgress } from './progress/resetProgress.ts';
export { saveWatchTime } from './progress/saveWatchTime.ts';
export { updateProgress } from './progress/updateProgress.ts';
export { answerQuestion } from './quiz/answerQuestion.ts';
export { gradeAnswers } from './quiz/gradeAnswers.ts';
export { type AnsweredQuestion, listAnswers } from './quiz/listAnswers.ts';
export { listQuestions } from './quiz/listQuestions.ts';
export { type CountedQuiz, listQuizzes } from './quiz/listQuizzes.ts';
export { resetAnswers } from './quiz/resetAnswers.ts';
export { answerAgain, type RepeatedAnswer } from './repetition/answerAgain.ts';
export { listOwnQuestions, type OwnQuestions } from './repetition/listOwnQuestions.ts';
export { listQuestionsToRepeat } from './repetition/listQuestionsToRepeat.ts';
export { type LectureToRepeat, listSampleQuestions } from './repetition/listSampleQuestions.ts';
export {
  closeClass,
  createClass,
  listClasses,
  removeClassMember,
  renewClassCode,
  shutClasses,
} from './schoolClass/classes.ts';
export { type ChapterOfPlan, getChapterPlan } from './schoolClass/getChapterPlan.ts';
export { getClassTable } from './schoolClass/getClassTable.ts';
export { getCoursePlan } from './schoolClass/getCoursePlan.ts';
export { joinClass, leaveClass, listOwnClasses, openClass } from './schoolClass/joining.ts';
