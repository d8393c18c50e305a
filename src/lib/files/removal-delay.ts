/**
 * Hours for which the files of deleted records are kept, so that a running backup finds all files
 * it has listed. The files are not accessible anymore. The privacy policy states this number.
 */
export const removalDelayHours = 24
