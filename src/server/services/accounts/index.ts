/** Whose account it is, and what is done for people at the desk. Others take this alone. */
export { deletePerson } from './people/deletePerson.ts';
export { exportPerson } from './people/exportPerson.ts';
export { getPerson, type PersonDetail } from './people/getPerson.ts';
export { giveCourse } from './people/giveCourse.ts';
export { hasRights } from './people/hasRights.ts';
export { listPeople, type People } from './people/listPeople.ts';
export { moveCourse } from './people/moveCourse.ts';
export { setRoles } from './people/setRoles.ts';
export type { OwnData } from './user/collectUser.ts';
export { createUser } from './user/createUser.ts';
export { deleteUser } from './user/deleteUser.ts';
export { exportUser } from './user/exportUser.ts';
export { findUser } from './user/findUser.ts';
export { followIdentity } from './user/followIdentity.ts';
export { getUser } from './user/getUser.ts';
export { isProfileGone } from './user/isProfileGone.ts';
export { updateUser } from './user/updateUser.ts';
