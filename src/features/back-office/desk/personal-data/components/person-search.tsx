'use client'

import { Button } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { dateTimeText } from '../../../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { maxSearchLength, minSearchLength, searchPath } from '../constants.ts'
import { personMessages } from '../messages.ts'
import type { Erased, SearchResult } from '../types.ts'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { FoundEntries } from './found-entries.tsx'
import styles from './person.module.css'
import { postRequest } from './post-request.ts'

type Result = { search: string; found: SearchResult }

/** The search for a person, and its results. */
export function PersonSearch({ language }: { language: StaffLanguage }) {
  const messages = personMessages[language]
  const [search, setSearch] = useState('')
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState('')
  const [erased, setErased] = useState<Erased>()
  const [isPending, startTransition] = useTransition()

  const find = (query: string) =>
    startTransition(async () => {
      try {
        const response = await postRequest(searchPath, { search: query }, language)
        setResult({ search: query, found: await response.json() })
        setFailure('')
      } catch (error) {
        setResult(undefined)
        setFailure((error as Error).message)
      }
    })

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setErased(undefined)
          find(search.trim())
        }}
      >
        <label htmlFor="person-search">{messages.search}</label>
        <p id="person-hint">{messages.hint}</p>
        <div>
          <input
            aria-describedby="person-hint"
            autoComplete="off"
            id="person-search"
            maxLength={maxSearchLength}
            minLength={minSearchLength}
            onChange={({ target }) => setSearch(target.value)}
            required
            type="search"
            value={search}
          />
          <Button className={styles.button} disabled={isPending} margin={false} type="submit">
            {messages.go}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        {erased && (
          <div className={styles.done}>
            <p>{messages.erased(erased.entries)}</p>
            {erased.filesUntil && (
              <p>{messages.filesUntil(erased.files, dateTimeText(erased.filesUntil, language))}</p>
            )}
          </div>
        )}
        {isPending && !result && <p>{messages.searching}</p>}
        {result && (
          <h2 className={styles.count}>
            {messages.found(result.found.entries.length, result.search)}
          </h2>
        )}
      </div>
      {result && (
        <>
          <FoundEntries
            // The key resets the selection for each search.
            key={`${result.search} ${result.found.entries.map(({ id }) => id)}`}
            found={result.found}
            language={language}
            onErased={(outcome) => {
              setErased(outcome)
              find(result.search)
            }}
          />
          <FoundElsewhere found={result.found} language={language} />
        </>
      )}
    </>
  )
}
