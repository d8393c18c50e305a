import v8 from 'node:v8'

/**
 * Lets the heap double before V8 collects all of its garbage, and counts the buffers outside of the heap
 * towards that. By default, each 30 MB that a client uploads start another collection of the whole heap,
 * which takes more CPU time than receiving the upload.
 */
export function allowHeapGrowth(): void {
  v8.setFlagsFromString('--external-memory-accounted-in-global-limit')
  v8.setFlagsFromString('--heap-growing-percent=100')
}
