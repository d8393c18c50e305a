/** Runs in the page; returns whether it may be left without a question. */
export const isUnloadAllowed = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
