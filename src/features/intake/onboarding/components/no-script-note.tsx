export type ContactLink = { href: string; text: string }

/** Phone and e-mail address, for browsers without JavaScript, which cannot send the form. */
export function NoScriptNote({ contacts }: { contacts: readonly ContactLink[] }) {
  return (
    <noscript>
      <p className="mb-4 font-medium">
        Dieses Formular lässt sich nur mit JavaScript absenden.
        {contacts.length > 0 && ' Sie erreichen uns auch so: '}
        {contacts.map(({ href, text }, index) => (
          <span key={href}>
            {index > 0 && ' oder '}
            <a href={href} className="underline underline-offset-3">
              {text}
            </a>
          </span>
        ))}
      </p>
    </noscript>
  )
}
