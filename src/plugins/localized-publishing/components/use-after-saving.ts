'use client'

import {
  toast,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import pLimit, { type LimitFunction } from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { staffLanguage } from '../../../i18n/staff.ts'
import { editMessages } from '../edit-messages.ts'
import { useDocumentMethod, useDocumentPath } from './document-path.ts'

type Act = () => unknown

const queues = new Map<string, LimitFunction>()

/** The number of actions of each document for which its form is disabled. */
const disabling = new Map<string, number>()

/**
 * Returns the queue that runs a document's actions in the order in which the user chose them, because the user
 * may leave while a publication waits or runs.
 */
function queueOf(path: string): LimitFunction {
  const queue = queues.get(path) ?? pLimit(1)
  queues.set(path, queue)
  return queue
}

/** An action that holds its turn until everything typed can be saved. */
type Waiting = { act: Act; isBackground: boolean; begin: (run: Act) => void }

type AfterSaving = {
  /**
   * Runs an action once everything typed is saved, and reports if that failed. The form is disabled until the
   * action has ended, because what was typed into it meanwhile would be part of a publication, or lost.
   */
  actAfterSaving: (act: Act) => void
  /** Leaves once everything typed is saved, unless the user has left the form meanwhile. */
  leaveAfterSaving: (leave: Act) => void
  /** Saves while the user may go on typing, as an autosave does. */
  saveNow: () => void
  isWaiting: boolean
}

/**
 * Returns functions that wait for a running autosave, then save what is left, and then run an action. If
 * saving fails, the form shows why and the action does not run.
 */
export function useAfterSaving(): AfterSaving {
  const path = useDocumentPath()
  const method = useDocumentMethod()
  const { code } = useLocale()
  const { setModified, setProcessing, submit } = useForm()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const { i18n } = useTranslation()
  const messages = editMessages[staffLanguage(i18n.language)]
  const [waiting, setWaiting] = useState<Waiting>()
  const last = useRef<Waiting>(undefined)
  const isOpen = useRef(false)
  const isUnsaved = useRef(isModified)
  useEffect(() => {
    isUnsaved.current = isModified
  }, [isModified])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      giveUp(last.current)
    }
  }, [])

  useEffect(() => {
    if (!waiting || isSaving) return
    // Runs once, even if the form changes in the meantime.
    setWaiting(undefined)
    const run = async () => {
      if (isUnsaved.current) {
        const saved = await submit({
          action: `${path}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${code}`,
          method,
          overrides: { _status: 'draft' },
          skipValidation: true,
          disableFormWhileProcessing: !waiting.isBackground,
          disableSuccessStatus: true,
          acceptValues: { overrideLocalChanges: false },
          // As for autosaves. If loading the permissions failed, the save would count as failed.
          context: { getDocPermissions: false },
        })
        if (!saved?.res.ok) throw new Error('The form could not be saved')
        // Payload resets this at the end of an autosave, and would take that reset for a new
        // change.
        if (!waiting.isBackground) setModified(false)
      }
      await waiting.act()
    }
    waiting.begin(run)
  }, [code, isSaving, method, path, setModified, submit, waiting])

  const afterSaving = async (act: Act, isBackground = false) => {
    giveUp(last.current)
    const { promise, resolve } = Promise.withResolvers<Act>()
    last.current = { act, isBackground, begin: resolve }
    setWaiting(last.current)
    await queueOf(String(path))(async () => (await promise)())
  }

  const disable = (change: 1 | -1) => {
    const count = (disabling.get(String(path)) ?? 0) + change
    disabling.set(String(path), count)
    setProcessing(count > 0)
  }

  const actAfterSaving = (act: Act) => {
    disable(1)
    const disabled = () => {
      // Again, because saving enables the form.
      setProcessing(true)
      return act()
    }
    void afterSaving(disabled)
      .catch(() => toast.error(messages.notCarriedOut))
      .finally(() => disable(-1))
  }

  return {
    actAfterSaving,
    leaveAfterSaving: (leave) => void afterSaving(() => isOpen.current && leave()).catch(ignore),
    saveNow: () => void afterSaving(() => {}, true).catch(ignore),
    isWaiting: Boolean(waiting),
  }
}

/** The form itself shows why it could not be saved. */
function ignore(): void {}

/** Ends the turn of an action that has not begun. */
function giveUp(waiting: Waiting | undefined): void {
  waiting?.begin(() => undefined)
}
