import { describe, expect, it } from 'vitest'
import {
  NotesDrafts,
  type NotesEdit,
} from '../../../../../src/features/back-office/desk/notes-drafts.ts'

/** Drafts whose saves the test ends, in their order. */
function setUp() {
  const saves: {
    id: number
    edit: NotesEdit
    accept: () => void
    /** With a status of the server. */
    reject: (why: string) => void
    /** Without a response. */
    lose: () => void
  }[] = []
  const drafts = new NotesDrafts((id, edit) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    saves.push({
      id,
      edit,
      accept: resolve,
      reject: (why) => reject(new Error(why, { cause: 423 })),
      lose: () => reject(new Error('', { cause: 0 })),
    })
    return promise
  })
  return { drafts, saves, draft: (id: number) => drafts.snapshot().get(id) }
}

describe('the notes of the desk', () => {
  it('are saved with the text that was there before, and then known as saved', async () => {
    const { draft, drafts, saves } = setUp()
    drafts.type(7, 'Ruft an', '')
    expect(drafts.hasUnsaved()).toBe(true)
    const saving = drafts.save(7)
    expect(draft(7)?.state).toBe('saving')
    expect(drafts.hasUnsaved()).toBe(true)
    saves[0]?.accept()
    expect(await saving).toBe(true)
    expect(saves.map(({ edit }) => edit)).toEqual([{ text: 'Ruft an', former: '' }])
    expect(draft(7)?.state).toBe('saved')
    expect(drafts.hasUnsaved()).toBe(false)
  })

  it('are kept with the reason when they are rejected, and saved by the next attempt', async () => {
    const { draft, drafts, saves } = setUp()
    drafts.type(7, 'Ruft an', '')
    const first = drafts.save(7)
    saves[0]?.reject('Gesperrt')
    expect(await first).toBe(false)
    const failed = { error: 'Gesperrt', isUnanswered: false }
    expect(draft(7)).toEqual({ text: 'Ruft an', former: '', state: 'unsaved', ...failed })
    const second = drafts.saveAll()
    saves[1]?.accept()
    expect(await second).toBe(true)
  })

  it('are saved when they are put back after a save without a response, which may have stored others', async () => {
    const { draft, drafts, saves } = setUp()
    drafts.type(7, 'Unangenehm', '')
    const first = drafts.save(7)
    saves[0]?.lose()
    expect(await first).toBe(false)
    drafts.type(7, '', '')
    expect(draft(7)?.state).toBe('unsaved')
    const second = drafts.save(7)
    expect(saves[1]?.edit).toEqual({ text: '', former: '' })
    saves[1]?.accept()
    await second
    drafts.type(7, 'Ruft an', '')
    drafts.type(7, '', '')
    expect(draft(7)).toBeUndefined()
  })

  it('are forgotten when they are put back after they were rejected', async () => {
    const { draft, drafts, saves } = setUp()
    drafts.type(7, 'Ruft an', '')
    const first = drafts.save(7)
    saves[0]?.reject('Gesperrt')
    await first
    drafts.type(7, '', '')
    expect(draft(7)).toBeUndefined()
  })

  it('are saved again if typing went on while they were being saved', async () => {
    const { draft, drafts, saves } = setUp()
    drafts.type(7, 'Ruft', '')
    const saving = drafts.save(7)
    drafts.type(7, 'Ruft an', 'of no account')
    expect(drafts.save(7)).toBe(saving)
    saves[0]?.accept()
    await expect.poll(() => saves.length).toBe(2)
    saves[1]?.accept()
    expect(await saving).toBe(true)
    expect(saves[1]?.edit).toEqual({ text: 'Ruft an', former: 'Ruft' })
    expect(draft(7)?.state).toBe('saved')
  })

  it("replace a colleague's only when that is asked for", async () => {
    const { drafts, saves } = setUp()
    drafts.type(7, 'Meins', '')
    const first = drafts.save(7)
    saves[0]?.reject('Geändert')
    await first
    drafts.type(7, 'Meins!', 'Von Lena')
    const second = drafts.save(7)
    expect(saves[1]?.edit.former).toBe('')
    // The button is pressed while leaving the field is still being saved.
    drafts.replace(7, 'Von Lena')
    saves[1]?.reject('Geändert')
    await expect.poll(() => saves.length).toBe(3)
    expect(saves[2]?.edit).toEqual({ text: 'Meins!', former: 'Von Lena' })
    saves[2]?.accept()
    expect(await second).toBe(true)
  })

  it('of several entries do not mix, and unchanged ones are not saved', async () => {
    const { draft, drafts, saves } = setUp()
    drafts.type(7, 'Sieben', '')
    drafts.type(8, 'Acht', '')
    drafts.type(9, 'Neu', 'N')
    drafts.type(9, 'N', 'N')
    drafts.forget(8)
    const all = drafts.saveAll()
    expect(saves.map(({ id }) => id)).toEqual([7])
    saves[0]?.accept()
    expect(await all).toBe(true)
    expect([8, 9].map(draft)).toEqual([undefined, undefined])
  })
})
