import { Button } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import {
  voiceCharacterLabels,
  voiceCharacters,
  voiceGenderLabels,
  voiceGenders,
} from '../../../../i18n/voices.ts'
import { type Filter, isFiltering, noFilter } from '../filter.ts'
import styles from './overview.module.css'
import { keepsFocus } from './preserve-focus.ts'

type FilterBarProps = { filter: Filter; onChange: (filter: Filter) => void }

/** Search and filters; they act on what is loaded and narrow it together. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const bind = (field: keyof Filter) => ({
    value: filter[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...filter, [field]: target.value }),
  })
  return (
    <search className={styles.filters}>
      <Labelled className={styles.searchField} label="Suche in allen Spalten">
        {(id) => (
          <input
            id={id}
            placeholder="Name, Firma, Ort, Datei …"
            type="search"
            {...bind('search')}
          />
        )}
      </Labelled>
      <Labelled label="Stimme">
        {(id) => (
          <select id={id} {...bind('gender')}>
            <option value="">Alle</option>
            {voiceGenders.map((value) => (
              <option key={value} value={value}>
                {voiceGenderLabels[value]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label="Charakter">
        {(id) => (
          <select id={id} {...bind('character')}>
            <option value="">Alle</option>
            {voiceCharacters.map((value) => (
              <option key={value} value={value}>
                {voiceCharacterLabels[value]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label="Dokumente">
        {(id) => (
          <select id={id} {...bind('documents')}>
            <option value="">Alle</option>
            <option value="with">Mit Dokumenten</option>
            <option value="without">Ohne Dokumente</option>
          </select>
        )}
      </Labelled>
      <div className={styles.days}>
        <Labelled label="Von">{(id) => <input id={id} type="date" {...bind('from')} />}</Labelled>
        <Labelled label="Bis">{(id) => <input id={id} type="date" {...bind('to')} />}</Labelled>
      </div>
      <Button
        buttonStyle="transparent"
        className={styles.button}
        disabled={!isFiltering(filter)}
        extraButtonProps={keepsFocus}
        margin={false}
        onClick={() => onChange(noFilter)}
        size="medium"
      >
        Zurücksetzen
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
