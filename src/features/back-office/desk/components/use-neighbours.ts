import { useEffect, useRef } from 'react'

/**
 * The entries before and after one in the list. Where a change has taken it off the list (a new one
 * that is new no more), those that stand around its former place.
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
