// Limits, patterns and names that the wire and the rules share. No zod stands here, so browsers may take them.

/** The part of an address that names a thing. */
export const slugPattern = /^[a-z0-9-]{1,80}$/;

/** Characters of what is searched. */
export const longestSearch = 100;

/** As many days as a week has can somebody's goal be. */
export const daysInWeek = 7;

/** Longest comment, in characters. */
export const maxCommentLength = 2000;

/** Longest review, in characters. */
export const maxReviewLength = 2000;

/** Characters of a feedback message. */
export const maxFeedbackLength = 2000;

/** Characters of a profile's name. */
export const maxNameLength = 80;

/** Characters of „O mne“. */
export const maxBioLength = 500;

/** Characters of the sentence that comes with an invitation. */
export const maxInvitationNoteLength = 300;

/** Characters of a school's name, and of the sentence with which somebody asks to be known as its teacher, or is refused. */
export const maxSchoolLength = 120;
export const maxTeacherNoteLength = 300;

/** Classes of a teacher, who is in one, and characters of its name. */
export const mostClasses = 20;
export const mostClassMembers = 100;
export const maxClassNameLength = 60;

/** Characters of why a certificate was revoked. */
export const maxRevocationLength = 200;

/** Longest answer that is typed, in characters. */
export const maxAnswerLength = 500;

export const maxRefundReasonLength = 300;

export const maxOrderNoteLength = 1000;

export const maxBookReasonLength = 300;

/** What holds for comments and reviews; `domain/communityRules.ts` has their sentences. */
export const ruleNames = ['topic', 'respect', 'adverts', 'rights', 'privacy', 'law'] as const;
export type CommunityRule = (typeof ruleNames)[number];

export const maxReasonLength = 600;

/** Why words wait for a look: the first link of a new account, or the same words once more. */
export const heldForNames = ['link', 'repeat'] as const;
export type HeldFor = (typeof heldForNames)[number];

/** Why a reader reports a comment; `domain/reportReasons.ts` has the words. */
export const reportReasonNames = ['insult', 'wrong', 'privacy', 'advert', 'other'] as const;
export type ReportReason = (typeof reportReasonNames)[number];

/** Characters of what a reader adds to a report. */
export const maxReportLength = 300;

/** How long somebody may be blocked. */
export const blockLengthNames = ['day', 'week', 'month', 'forever'] as const;
export type BlockLength = (typeof blockLengthNames)[number];

export const subjectLimit = 150;

export const issueTextLimit = 20_000;

/** Characters of the name of a newsletter's template, and how many are kept. */
export const maxTemplateNameLength = 60;
export const mostTemplates = 60;

/** Characters of why a newsletter does not wait for the morning. */
export const maxNightReasonLength = 300;

export const slowestPace = 20;

export const fastestPace = 3600;

/** Attempts beyond are not counted, unless they pass. */
export const mostAttempts = 50;

/** Of a task; no author writes as many. */
export const mostChecks = 100;

/** Answers to one returning question that are kept, the newest ones. */
export const mostAnswers = 100;

/** Characters of a draft that the server takes; a browser keeps longer ones for itself. */
export const longestSentDraft = 30_000;

/** Programs of „Na pokusy“ that an account keeps; a browser alone keeps as many as its storage holds. */
export const mostKeptPrograms = 100;

/** Characters of all files of such a program together. */
export const longestKeptProgram = 100_000;

/** Characters of its name. */
export const longestProgramName = 80;

/** Versions that a text says it was written on. */
export const mostBaseVersions = 21;

/** Answers of a visitor without an account that are graded at once; no quiz is longer. */
export const mostGuestAnswers = 100;

/** What the store of the site keeps. */
export const mediaKinds = ['image', 'film', 'captions', 'audio', 'document'] as const;

export type MediaKind = (typeof mediaKinds)[number];

/** Characters of a note to a version or to a promotion code. */
export const maxDeskNoteLength = 300;

/** Characters of a code. */
export const maxCodeLength = 40;

/** Characters of the name of a file or of anything written at the desk. */
export const maxContentNameLength = 200;

/** Characters of what an image says to whoever does not see it. */
export const maxAltLength = 500;

/** The version of a build's list of files, which is in every page. */
export const releasePattern = /^[\da-f]{8}$/;

/** Places in our files that a report of a browser's error names, the innermost first. */
export const mostErrorPlaces = 5;

/** Characters of what an error says. */
export const longestErrorMessage = 300;

/** Finished lectures whose questions a visitor without an account asks for at once. */
export const mostRepeatedLectures = 100;
