import type { OnboardingInput } from '../../src/features/intake/onboarding/schema.ts'

/**
 * Valid input that could break a spreadsheet, a parser or a page. Lines end with CR LF, as browsers
 * send them in a form.
 */
export const edgeCaseOnboarding: OnboardingInput = {
  name: 'Anna "die Große"; O\'Neill, geb. <script>alert(1)</script>',
  company: `Zeile eins\r\nZeile zwei\r\nZeile "drei" ${'lang '.repeat(1_990)}`
    .slice(0, 10_000)
    .trimEnd(),
  street: '=HYPERLINK("https://evil.example";"klick")',
  zipCode: '01067;\t"x"',
  city: "@SUM(1+1)*cmd|' /C calc'!A0",
  country: 'مرحبا بالعالم ‏RTL 😀👩‍👩‍👧‍👦 ß ẞ İ',
  phone: '+49 (351) 123-45 67',
  email: "o'neill+tag@example.com",
  website: 'https://example.com/?a="b"&c=<d>;e,f',
  voiceGender: 'male',
  voiceCharacter: 'enthusiastic',
}
