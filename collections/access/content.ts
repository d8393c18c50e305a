import { isStaff, isStaffOrPublished } from './roles.ts'
import { outsideTrash, trashOrDelete } from './trash.ts'

/** Who may what with a collection that shows on the site. */
export const contentAccess = {
  read: outsideTrash(isStaffOrPublished),
  create: isStaff,
  update: isStaff,
  delete: trashOrDelete,
}

/** The same for a global. */
export const globalContentAccess = { read: isStaffOrPublished, update: isStaff }
