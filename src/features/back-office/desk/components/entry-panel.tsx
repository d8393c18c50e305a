'use client'

import { inertOthers } from 'aria-hidden'
import { ChevronDown, ChevronUp, Mail, Phone, Reply, X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import { adminPathOf } from '../../../../lib/content/document-ref.ts'
import { phoneLink } from '../../../../lib/text/phone-link.ts'
import { listId } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { mailLink } from '../links.ts'
import type { Entry } from '../types.ts'
import { entryLinkId } from './cells.tsx'
import { DetailFields } from './detail-fields.tsx'
import styles from './entry-panel.module.css'
import { FollowUpForm } from './follow-up-form.tsx'
import { NotesForm } from './notes-form.tsx'
import { PanelDocuments } from './panel-documents.tsx'
import { listedText } from './submitted-text.tsx'
import { Timeline } from './timeline.tsx'
import { useEntryDetail } from './use-follow-ups.ts'
import { useNeighbours } from './use-neighbours.ts'
import type { Notes } from './use-notes.ts'
import type { OpenedEntry } from './use-open-entry.ts'

type EntryPanelProps<E extends Entry> = {
  desk: DeskDescription<E>
  openId: number
  opened: OpenedEntry
  notes: Notes
  /** All loaded rows, because an entry stays open when a filter hides its row. */
  rows: readonly Row<E>[]
  /** The ids that the table shows, in order. */
  shownIds: readonly number[]
}

/** Below this width the panel covers the table; the same as in entry-panel.module.css. */
const narrow = '(max-width: 1024px)'

/** The details and actions of one entry, beside the table or covering it. */
export function EntryPanel<E extends Entry>(props: EntryPanelProps<E>) {
  const { desk, notes, openId, opened, rows, shownIds } = props
  const { close, show } = opened
  const { collection, documents, fields, messages, reply } = desk
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useOpenDialog(openId, heading)
  const row = rows.find(({ entry }) => entry.id === openId)
  const { next, previous } = useNeighbours(openId, shownIds)
  const { data: detail, error } = useEntryDetail(collection, openId, row !== undefined)

  const go = (id: number | undefined) => {
    if (id === undefined) return
    show(id)
    heading.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, target } = event
    if (key === 'Escape') {
      event.preventDefault()
      close()
    }
    // Form controls keep their own keys: radio buttons the arrows, all others every key.
    const control = (target as Element).closest('input, select, textarea')
    const isRadio = control?.matches('[type=radio]') ?? false
    if (altKey || ctrlKey || metaKey || (control && !isRadio)) return
    const arrows = !isRadio && { ArrowRight: next, ArrowLeft: previous }
    const destinations: Record<string, number | undefined> = { j: next, k: previous, ...arrows }
    const destination = destinations[key]
    if (destination === undefined) return
    event.preventDefault()
    go(destination)
  }
  const neighbours = [
    { id: previous, label: messages.previous, sign: ChevronUp, key: 'K' },
    { id: next, label: messages.next, sign: ChevronDown, key: 'J' },
  ]
  return (
    <dialog
      aria-labelledby={title}
      className={styles.panel}
      // For the phone's back gesture, and for Escape if nothing in the dialog has the focus.
      onCancel={close}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <header className={styles.header}>
        <h2 aria-live="polite" id={title} ref={heading} tabIndex={-1}>
          <span className={styles.number}>{openId}</span>
          {row && listedText(row.entry.company || row.entry.name)}
        </h2>
        {neighbours.map(({ id, key, label, sign }) => (
          <button
            aria-disabled={id === undefined}
            aria-keyshortcuts={key}
            aria-label={label}
            className={styles.iconButton}
            key={key}
            onClick={() => id !== undefined && show(id)}
            title={`${label} (${key})`}
            type="button"
          >
            <LucideIcon of={sign} />
          </button>
        ))}
        <button
          aria-keyshortcuts="Escape"
          aria-label={messages.close}
          className={styles.iconButton}
          onClick={close}
          title={`${messages.close} (Esc)`}
          type="button"
        >
          <LucideIcon of={X} />
        </button>
      </header>
      {row ? (
        <div className={styles.body} key={openId}>
          <div className={styles.actions}>
            {reply ? (
              <a className={styles.primary} href={reply.href(row.entry)}>
                <LucideIcon of={Reply} />
                {reply.label}
              </a>
            ) : (
              <a href={mailLink(row.entry.email)}>
                <LucideIcon of={Mail} />
                {messages.mail}
              </a>
            )}
            {row.entry.phone && (
              <a href={phoneLink(row.entry.phone)}>
                <LucideIcon of={Phone} />
                {messages.call}
              </a>
            )}
          </div>
          <FollowUpForm desk={desk} row={row} />
          <DetailFields desk={desk} fields={fields(row.entry)} />
          {documents(row.entry).length > 0 && (
            <PanelDocuments desk={desk} details={detail?.documents} entry={row.entry} />
          )}
          {detail && <NotesForm desk={desk} id={openId} notes={notes} stored={detail.notes} />}
          {error && (
            <p className={styles.failure} role="alert">
              {messages.loadFailed}
            </p>
          )}
          <Timeline desk={desk} detail={detail} />
          <p className={styles.keys}>{messages.keys}</p>
          <a className={styles.form} href={adminPathOf({ collection, id: openId })}>
            {messages.form}
          </a>
        </div>
      ) : (
        <p className={styles.body} role="alert">
          {messages.notFound}
        </p>
      )}
    </dialog>
  )
}

/**
 * Opens the dialog. Where it covers the page, the rest of it becomes inert. It is not modal even there, because
 * Payload's notices and questions must stay in front of it. Focuses its heading, and the row of the last entry
 * when it closes.
 */
function useOpenDialog(openId: number, heading: React.RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const lastId = useRef(openId)
  useEffect(() => {
    lastId.current = openId
  }, [openId])
  useEffect(() => {
    const panel = dialog.current
    if (!panel) return
    const isNarrow = window.matchMedia(narrow)
    let uncover: (() => void) | undefined
    const cover = () => {
      uncover?.()
      uncover = isNarrow.matches ? makePageInert(panel) : undefined
      panel.setAttribute('closedby', isNarrow.matches ? 'closerequest' : 'none')
    }
    panel.show()
    heading.current?.focus({ preventScroll: true })
    cover()
    isNarrow.addEventListener('change', cover)
    return () => {
      isNarrow.removeEventListener('change', cover)
      uncover?.()
      // After the table has been rendered without the panel.
      requestAnimationFrame(() => {
        // The row may be gone, if a change has moved the entry out of the current tab or filter.
        const row = document.getElementById(entryLinkId(lastId.current))
        const target = row ?? document.getElementById(listId)
        target?.focus()
      })
    }
  }, [heading])
  return dialog
}

/** Makes the page around an element inert, except for Payload's notices and dialogs. Returns a function that undoes it. */
function makePageInert(element: HTMLElement): () => void {
  return inertOthers(element, element.closest('.template-default')?.parentElement ?? undefined)
}
