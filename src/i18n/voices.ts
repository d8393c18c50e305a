/** The voices that a bot can have: the onboarding form, the CMS and the desk derive from here. */

export const voiceGenders = ['female', 'male'] as const
export const voiceCharacters = ['calm', 'enthusiastic'] as const

export type VoiceGender = (typeof voiceGenders)[number]
export type VoiceCharacter = (typeof voiceCharacters)[number]

/** The wording is the specification's, in German as the form and the desk. */
export const voiceGenderLabels = {
  female: 'Weiblich',
  male: 'Männlich',
} as const satisfies Record<VoiceGender, string>

export const voiceCharacterLabels = {
  calm: 'Ruhig',
  enthusiastic: 'Enthusiastisch',
} as const satisfies Record<VoiceCharacter, string>
