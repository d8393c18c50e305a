import { tabs } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import { type Filter, type Row, tabMatcher, tabOf, type Viewer } from '../filter.ts'
import { numberText } from '../labels.ts'
import type { Entry } from '../types.ts'
import styles from './desk.module.css'

type TabsProps<E extends Entry> = {
  desk: DeskDescription<E>
  rows: readonly Row<E>[]
  viewer: Viewer
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Selects which entries the table shows. Each tab has a count. */
export function Tabs<E extends Entry>({ desk, filter, onChange, rows, viewer }: TabsProps<E>) {
  const { language, messages } = desk
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div aria-label={messages.view} className={styles.tabs} role="group">
      {tabs.map((tab) => {
        const count = rows.filter(tabMatcher(tab, viewer)).length
        return (
          <button
            aria-pressed={tabOf(filter) === tab}
            data-tab={tab}
            data-urgent={tab === 'overdue' && count > 0}
            key={tab}
            onClick={() => onChange({ ...filter, tab: tab === 'all' ? '' : tab })}
            type="button"
          >
            {messages.tabs[tab]} <span className={styles.count}>{numberText(count, language)}</span>
          </button>
        )
      })}
    </div>
  )
}
