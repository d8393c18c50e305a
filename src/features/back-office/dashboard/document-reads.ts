import pLimit from 'p-limit'

/**
 * Limits how many documents the start page reads at a time: all at once would take every connection of
 * the pool, and several times the memory.
 */
export const documentReads = pLimit(4)
