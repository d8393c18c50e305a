import { isEditor, isEditorOrPublished } from './roles.ts'
import { outsideTrash, trashOrDelete } from './trash.ts'

/** Who may what with a collection that shows on the site. */
export const contentAccess = {
  read: outsideTrash(isEditorOrPublished),
  create: isEditor,
  update: isEditor,
  delete: trashOrDelete,
}

/** The same for a global. */
export const globalContentAccess = { read: isEditorOrPublished, update: isEditor }
