import { isStaff, isStaffOrPublished } from './roles.ts'
import { canTrashOrDelete, excludeTrash } from './trash.ts'

/** Access rules of collections that the site shows. */
export const contentAccess = {
  read: excludeTrash(isStaffOrPublished),
  create: isStaff,
  update: isStaff,
  delete: canTrashOrDelete,
}

/** Access rules of globals that the site shows. */
export const globalContentAccess = { read: isStaffOrPublished, update: isStaff }
