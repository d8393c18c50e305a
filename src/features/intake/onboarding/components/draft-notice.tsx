type Props = { text: string; isRestored: boolean; hasDraft: boolean; onDiscard: () => void }

/** Explains what the browser stores, and for how long. */
export function DraftNotice({ text, isRestored, hasDraft, onDiscard }: Props) {
  return (
    <p className="mt-3 text-[0.9375rem] text-ink-soft leading-normal">
      <span role="status">{isRestored && 'Ihr Entwurf ist wieder da. '}</span>
      <span>{`${text} `}</span>
      {hasDraft && (
        <button
          type="button"
          onClick={onDiscard}
          className="-my-2 py-2 font-semibold text-ink underline underline-offset-3"
        >
          Entwurf löschen
        </button>
      )}
    </p>
  )
}
