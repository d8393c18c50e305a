/** Notes to store, and the stored notes that the user edited: the server rejects lost updates. */
export type NotesEdit = { text: string; former: string }

type NotesDraft = NotesEdit & {
  state: 'unsaved' | 'saving' | 'saved'
  /** Why the last attempt to save it failed. */
  error?: string
  /** Whether there was no response to an attempt, so that another text may be stored. */
  isUnanswered?: boolean
}

/** Rejects with an error whose cause is the response's status, 0 without a response. */
type StoreNotes = (id: number, edit: NotesEdit) => Promise<unknown>

/**
 * What was typed into the notes of entries, by the id of the entry. A draft outlives the form, so that notes
 * that are rejected after the user has moved on are not lost.
 */
export class NotesDrafts {
  #drafts: ReadonlyMap<number, NotesDraft> = new Map()
  readonly #listeners = new Set<() => void>()
  readonly #running = new Map<number, Promise<boolean>>()
  readonly #store: StoreNotes

  constructor(store: StoreNotes) {
    this.#store = store
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  snapshot = () => this.#drafts

  hasUnsaved = () => [...this.#drafts.values()].some(({ state }) => state !== 'saved')

  type(id: number, text: string, stored: string): void {
    const draft = this.#drafts.get(id)
    const former = draft && draft.state !== 'saved' ? draft.former : stored
    const isUnanswered = draft?.isUnanswered
    if (text === former && !isUnanswered && !this.#running.has(id)) this.forget(id)
    else this.#set(id, { text, former, state: 'unsaved', isUnanswered })
  }

  /** Saves a draft over what somebody else has stored in the meantime. */
  replace(id: number, stored: string): void {
    const draft = this.#drafts.get(id)
    if (draft) this.#set(id, { text: draft.text, former: stored, state: 'unsaved' })
    void this.save(id)
  }

  forget(id: number): void {
    this.#set(id, undefined)
  }

  /** Resolves to whether the notes of the entry are stored. */
  save(id: number): Promise<boolean> {
    const running = this.#running.get(id)
    if (running) return running
    const started = this.#saveTyped(id).finally(() => this.#running.delete(id))
    this.#running.set(id, started)
    return started
  }

  async saveAll(): Promise<boolean> {
    const saved = await Promise.all([...this.#drafts.keys()].map((id) => this.save(id)))
    return saved.every(Boolean)
  }

  /** Repeats until what is typed is stored or rejected: typing may go on while it is being saved. */
  async #saveTyped(id: number): Promise<boolean> {
    for (;;) {
      const draft = this.#drafts.get(id)
      if (!draft || draft.state === 'saved') return true
      const { former, text, isUnanswered } = draft
      this.#set(id, { text, former, state: 'saving', isUnanswered })
      const error = await this.#store(id, { text, former }).then(
        () => undefined,
        (reason: Error) => reason,
      )
      const typed = this.#drafts.get(id)
      if (!typed) return true
      if (!error) {
        const state = typed.text === text ? 'saved' : 'unsaved'
        this.#set(id, { text: typed.text, former: text, state })
      } else if (typed.text === text && typed.former === former) {
        const status = Number(error.cause)
        const isRejected = status >= 400 && status < 500
        const failed = { error: error.message, isUnanswered: isUnanswered || !isRejected }
        this.#set(id, { text, former, state: 'unsaved', ...failed })
        return false
      }
    }
  }

  #set(id: number, draft: NotesDraft | undefined): void {
    const drafts = new Map(this.#drafts)
    if (draft) drafts.set(id, draft)
    else drafts.delete(id)
    this.#drafts = drafts
    for (const listener of this.#listeners) listener()
  }
}
