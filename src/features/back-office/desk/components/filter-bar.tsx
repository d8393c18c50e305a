import { Button } from '@payloadcms/ui'
import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useId } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import type { DeskDescription } from '../description.ts'
import { type Filter, isFiltering } from '../filter.ts'
import type { Entry } from '../types.ts'
import styles from './desk.module.css'
import { preserveFocus } from './preserve-focus.ts'

type FilterBarProps<E extends Entry> = {
  desk: DeskDescription<E>
  filter: Filter
  onChange: (filter: Filter) => void
  /** Where there is little space, everything except the search is collapsed until this is true. */
  isUnfolded: boolean
  onFold: (isUnfolded: boolean) => void
}

/** Search and filters for the loaded entries; an entry has to match all of them. */
export function FilterBar<E extends Entry>(props: FilterBarProps<E>) {
  const { desk, filter, isUnfolded, onChange, onFold } = props
  const { choices, messages } = desk
  const bind = (name: string) => ({
    value: filter[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...filter, [name]: target.value }),
  })
  return (
    <search className={styles.filters} data-unfolded={isUnfolded}>
      <Labelled className={styles.searchField} label={messages.search}>
        {(id) => <input id={id} placeholder={messages.placeholder} type="search" {...bind('q')} />}
      </Labelled>
      <button
        aria-expanded={isUnfolded}
        aria-label={messages.filters}
        className={styles.fold}
        onClick={() => onFold(!isUnfolded)}
        title={messages.filters}
        type="button"
      >
        <LucideIcon of={SlidersHorizontal} />
      </button>
      {choices.map(({ id: name, label, options }) => (
        <Labelled className={styles.foldable} key={name} label={label}>
          {(id) => (
            <select id={id} {...bind(name)}>
              <option value="">{messages.all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ))}
      <div className={`${styles.days} ${styles.foldable}`}>
        <Labelled label={messages.from}>
          {(id) => <input id={id} type="date" {...bind('from')} />}
        </Labelled>
        <Labelled label={messages.to}>
          {(id) => <input id={id} type="date" {...bind('to')} />}
        </Labelled>
      </div>
      <Button
        buttonStyle="transparent"
        className={`${styles.button} ${styles.foldable}`}
        disabled={!isFiltering(filter)}
        extraButtonProps={preserveFocus}
        margin={false}
        onClick={() => onChange({})}
        size="medium"
      >
        {messages.reset}
      </Button>
    </search>
  )
}

type LabelledProps = { label: string; className?: string; children: (id: string) => ReactNode }

function Labelled({ label, className, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
