/** Returns the id of a related document, populated or not. */
export function idOf<Id extends number | string>(related: Id | { id: Id }): Id {
  return typeof related === 'object' ? related.id : related
}
