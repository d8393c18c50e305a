/**
 * Under this key a browser remembers that somebody of the staff is logged in, and the language of
 * their CMS. It opens nothing: it only spares everybody else the question.
 */
export const staffFlag = 'staff'
