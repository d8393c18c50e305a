/**
 * localStorage key: set to the language of the CMS while a staff member is logged in. It grants no
 * access; it only saves visitors the request that checks for a session.
 */
export const staffFlag = 'staff'
