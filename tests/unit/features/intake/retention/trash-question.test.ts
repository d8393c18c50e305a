import { expect, it } from 'vitest'
import { trashQuestion } from '../../../../../src/features/intake/retention/messages.ts'

it.each([
  [
    { documents: 0, trashDays: 30 },
    /<\/1> in den Papierkorb legen\? .* 30 Tage/,
    /<\/1> to the trash/,
  ],
  [{ documents: 1, trashDays: 30 }, /mit einem Dokument in den/, /with one document to the/],
  [
    { documents: 3, trashDays: undefined },
    /mit 3 Dokumenten .*bis Sie es endgültig/,
    /until you delete/,
  ],
])('the question before a submission goes to the trash names %o', (going, german, english) => {
  expect(trashQuestion.de(going)).toMatch(german)
  expect(trashQuestion.en(going)).toMatch(english)
  for (const text of [trashQuestion.de(going), trashQuestion.en(going)]) {
    expect(text).not.toMatch(/Besucher|isitors/)
  }
})
