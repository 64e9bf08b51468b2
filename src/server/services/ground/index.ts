/** What all verbs stand on: the record of admins, signing keys, signed files, visibility, rounds. Others take this alone. */
export { type DeskState, getDesk } from './admin/getDesk.ts';
export { exportAdminEvents, listAdminEvents, type NamedAdminEvent } from './admin/listAdminEvents.ts';
export { recordAdminEvent } from './admin/recordAdminEvent.ts';
export { waitingWords } from './admin/waitingWords.ts';
export { isAdminByServer, isAssociation } from './isAssociation.ts';
export { isVisible } from './isVisible.ts';
export { coursesOfStatistics } from './ownCourses.ts';
export { type Paged, placeOfPage } from './placeOfPage.ts';
export { readRows } from './readRows.ts';
export { checkSignedFile } from './signedFile/checkSignedFile.ts';
export { type SignedFile, signFile } from './signedFile/signFile.ts';
export { getSigningKeys } from './signingKey/getSigningKeys.ts';
export { rotateSigningKeys } from './signingKey/rotateSigningKeys.ts';
export { type Rounds, startRounds } from './startRounds.ts';
