import { useEffect, useRef } from 'react'

/**
 * Returns the entries before and after an entry in the list. If a change has removed the entry from the
 * list (for example from the tab of new ones), returns the neighbours of its last position.
 */
export function useNeighbours(id: number, shownIds: readonly number[]) {
  const index = shownIds.indexOf(id)
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  return index >= 0
    ? { previous: shownIds[index - 1], next: shownIds[index + 1] }
    : { previous: shownIds[lastIndex.current - 1], next: shownIds[lastIndex.current] }
}
