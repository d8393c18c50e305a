import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  currentToast,
  dismissToast,
  showToast,
  subscribeToToast,
} from '../../../src/components/ui/toast-store.ts'

const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  dismissToast()
  vi.runAllTimers()
  vi.useRealTimers()
})

it('shows only the latest notification', () => {
  showToast({ title: 'one' })
  showToast({ title: 'two', destructive: true })
  expect(currentToast()).toMatchObject({ title: 'two', destructive: true, open: true })
})

it('removes a dismissed notification after 1,000,000 ms', () => {
  showToast({ title: 'one' })
  dismissToast()
  expect(currentToast()).toMatchObject({ title: 'one', open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

it('does not let an earlier notification close or remove the current one', () => {
  showToast({ title: 'one' })
  const former = currentToast()?.id
  dismissToast(former)
  showToast({ title: 'two' })
  dismissToast(former)
  vi.advanceTimersByTime(2_000_000)
  expect(currentToast()).toMatchObject({ title: 'two', open: true })
})

it('waits until the page is visible, unless a later notification replaces it', () => {
  showToast({ title: 'before' })
  page.hidden = true
  showToast({ title: 'one' })
  showToast({ title: 'two' })
  dismissToast(currentToast()?.id)
  expect(currentToast()).toMatchObject({ title: 'before' })
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(currentToast()).toMatchObject({ title: 'two', open: true })
})

it('notifies its listeners of every change', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToToast(listener)
  showToast({ title: 'one' })
  dismissToast()
  unsubscribe()
  showToast({ title: 'two' })
  expect(listener).toHaveBeenCalledTimes(2)
})
