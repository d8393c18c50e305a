import { isStaff, isStaffOrPublished } from './roles.ts'
import { outsideTrash, trashOrDelete } from './trash.ts'

/** Access rules of collections that appear on the site. */
export const contentAccess = {
  read: outsideTrash(isStaffOrPublished),
  create: isStaff,
  update: isStaff,
  delete: trashOrDelete,
}

/** The same for a global. */
export const globalContentAccess = { read: isStaffOrPublished, update: isStaff }
