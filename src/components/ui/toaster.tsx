'use client'

import { CircleAlert, CircleCheck, X } from 'lucide'
import * as Toast from 'radix-ui/toast'
import { LucideIcon } from './lucide-icon.tsx'
import { dismissToast, type Toast as Notification } from './toast-store.ts'

export type ToasterLabels = {
  /** The name of a single notification, for assistive technology. */
  label: string
  /** The name of the region; `{hotkey}` is the key that moves the focus to it. */
  regionLabel: string
  closeLabel: string
}

export type ToasterProps = ToasterLabels & { toast: Notification }

/** How long a toast is shown; paused while it is hovered or focused. */
const durationMs = 5000

/** Swiping right by this number of pixels dismisses the toast. */
const swipeThreshold = 50

/** Shows a toast and announces it to screen readers. F8 moves the focus to it. */
export function Toaster({ toast, label, regionLabel, closeLabel }: ToasterProps) {
  return (
    <Toast.Provider
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={label}
    >
      <Toast.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => open || dismissToast(toast.id)}
        type="foreground"
        data-destructive={toast.destructive || undefined}
        className="toast flex items-start gap-3.5 rounded-2xl bg-ink p-4 pr-2 text-paper shadow-float data-destructive:bg-danger"
      >
        <LucideIcon
          of={toast.destructive ? CircleAlert : CircleCheck}
          className="mt-0.5 size-6 shrink-0"
        />
        <div className="min-w-0 flex-1 py-0.5">
          {/* The space separates title and text in announcements. */}
          <Toast.Title className="font-bold leading-snug">{`${toast.title} `}</Toast.Title>
          {toast.description && (
            <Toast.Description className="mt-0.5 leading-snug">
              {toast.description}
            </Toast.Description>
          )}
        </div>
        <Toast.Close
          aria-label={closeLabel}
          className="-mt-1 grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15"
        >
          <LucideIcon of={X} className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={['F8']}
        label={regionLabel}
        data-dark=""
        className="fixed top-0 right-0 z-50 m-0 w-full list-none p-3 outline-none sm:top-auto sm:bottom-0 sm:max-w-md sm:p-6"
      />
    </Toast.Provider>
  )
}
