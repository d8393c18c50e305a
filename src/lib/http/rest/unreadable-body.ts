/** Messages of the form parsers, and of a hook that follows nested values into a body of 100,000 levels. */
const messages =
  /^(Maximum call stack size exceeded|Unexpected end of form|Multipart: |Malformed |Request is not eligible|Expected response from the upload)/

/**
 * Returns whether an error of a REST request says that its JSON or form cannot be parsed. Payload responds to
 * it with 500 and logs its stack.
 */
export function isUnreadableBody({ name, message }: Error): boolean {
  return name === 'SyntaxError' || messages.test(message)
}
